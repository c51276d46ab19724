; The installer for Windows, made by packaging\scripts\windows.py, which names the version.
; It asks for no administrator, unless it is to install for all users.

#ifndef Version
  #error Run packaging\scripts\windows.py
#endif
#define Root "..\.."
#define Folder Root + "\build\package\dist\haspelknecht-qt"

[Setup]
AppId={{6E4C1B52-57A0-4C57-9E4B-6B0A7E1C1516}
AppName=Haspelknecht
AppVersion={#Version}
AppPublisher=The Haspelknecht-Qt contributors
VersionInfoVersion={#Version}
DefaultDirName={autopf}\Haspelknecht
DefaultGroupName=Haspelknecht
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
ChangesAssociations=yes
CloseApplications=yes
LicenseFile={#Root}\LICENSE
SetupIconFile={#Root}\build\package\haspelknecht-qt.ico
UninstallDisplayIcon={app}\Haspelknecht.exe
OutputDir={#Root}\dist
OutputBaseFilename=haspelknecht-qt-{#Version}-windows-setup
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern

; [Languages] and [CustomMessages], from the folders of translations.
#include Root + "\build\package\languages.iss"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; What an older version has left there.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Folder}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\Haspelknecht"; Filename: "{app}\Haspelknecht.exe"
Name: "{autodesktop}\Haspelknecht"; Filename: "{app}\Haspelknecht.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.haspelknecht\OpenWithProgids"; ValueType: string; ValueName: "Haspelknecht.Record"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.haspelknecht"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-haspelknecht"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.haspelknecht"; ValueType: string; ValueName: ""; ValueData: "Haspelknecht.Record"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.gueules_noires\OpenWithProgids"; ValueType: string; ValueName: "Haspelknecht.Record"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.gueules_noires"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-haspelknecht"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.gueules_noires"; ValueType: string; ValueName: ""; ValueData: "Haspelknecht.Record"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.haspelknecht-board\OpenWithProgids"; ValueType: string; ValueName: "Haspelknecht.Board"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.haspelknecht-board"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-haspelknecht-board"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.haspelknecht-board"; ValueType: string; ValueName: ""; ValueData: "Haspelknecht.Board"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Haspelknecht.Record"; ValueType: string; ValueName: ""; ValueData: "{cm:Record}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Haspelknecht.Record\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\Haspelknecht.exe,0"
Root: HKA; Subkey: "Software\Classes\Haspelknecht.Record\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\Haspelknecht.exe"" open ""%1"""
Root: HKA; Subkey: "Software\Classes\Haspelknecht.Board"; ValueType: string; ValueName: ""; ValueData: "{cm:Board}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Haspelknecht.Board\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\Haspelknecht.exe,0"
Root: HKA; Subkey: "Software\Classes\Haspelknecht.Board\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\Haspelknecht.exe"" open ""%1"""

[Run]
Filename: "{app}\Haspelknecht.exe"; Description: "{cm:LaunchProgram,Haspelknecht}"; Flags: nowait postinstall skipifsilent
