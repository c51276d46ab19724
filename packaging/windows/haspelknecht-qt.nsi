; Installer for Windows, for one user, without administrator rights. NSIS 3 compiles it, run by
; packaging/scripts/windows.py, which defines VERSION, FOLDER (the program), ICON, LICENCE, WORK and TARGET.
; The script also writes two files into WORK: languages.nsh and installed_files.nsh.

Unicode true
ManifestDPIAware true
SetCompressor /SOLID lzma

!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "MUI2.nsh"
!include "WinVer.nsh"
!include "x64.nsh"

!define TITLE "Haspelknecht"
!define PUBLISHER "The Haspelknecht-Qt contributors"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Haspelknecht"
!define CLASSES "Software\Classes"
!define SHCNE_ASSOCCHANGED 0x08000000
; Oldest Windows with all libraries that Qt needs.
!define OLDEST_BUILD 17763

Name "${TITLE}"
OutFile "${TARGET}"
InstallDir "$LOCALAPPDATA\Programs\Haspelknecht"
; An update uses the folder of the installed program.
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"
RequestExecutionLevel user
BrandingText "${TITLE} ${VERSION}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${TITLE}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${TITLE}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "CompanyName" "${PUBLISHER}"
VIAddVersionKey "LegalCopyright" "MIT License"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\Haspelknecht.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; Languages and texts of this script, from translations/. The installer uses the language of the system.
!include "${WORK}\languages.nsh"
; The macro DeleteInstalledFiles.
!include "${WORK}\installed_files.nsh"

; Registers a file type, and the program that opens it by a double-click.
!macro FileType CLASS DESCRIPTION
  WriteRegStr HKCU "${CLASSES}\${CLASS}" "" "${DESCRIPTION}"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\DefaultIcon" "" "$INSTDIR\Haspelknecht.exe,0"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\shell\open\command" "" '"$INSTDIR\Haspelknecht.exe" open "%1"'
!macroend

; Registers the file name extension of a type.
!macro Extension EXTENSION CLASS MIME
  WriteRegStr HKCU "${CLASSES}\${EXTENSION}" "" "${CLASS}"
  WriteRegStr HKCU "${CLASSES}\${EXTENSION}" "Content Type" "${MIME}"
  WriteRegStr HKCU "${CLASSES}\${EXTENSION}\OpenWithProgids" "${CLASS}" ""
!macroend

; Removes these entries only: other programs may have their own beside them.
!macro ForgetExtension EXTENSION CLASS
  DeleteRegValue HKCU "${CLASSES}\${EXTENSION}\OpenWithProgids" "${CLASS}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${EXTENSION}\OpenWithProgids"
  ReadRegStr $0 HKCU "${CLASSES}\${EXTENSION}" ""
  ${If} $0 == "${CLASS}"
    DeleteRegValue HKCU "${CLASSES}\${EXTENSION}" ""
    DeleteRegValue HKCU "${CLASSES}\${EXTENSION}" "Content Type"
  ${EndIf}
  DeleteRegKey /ifempty HKCU "${CLASSES}\${EXTENSION}"
!macroend

!macro TellDesktop
  System::Call 'shell32::SHChangeNotify(i ${SHCNE_ASSOCCHANGED}, i 0, p 0, p 0)'
!macroend

; Waits until the program has ended, because Windows locks the file of a running program.
!macro WaitForEndOfProgram
  ${DoWhile} ${FileExists} "$INSTDIR\Haspelknecht.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\Haspelknecht.exe" a
    ${IfNot} ${Errors}
      FileClose $0
      ${Break}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Running)" /SD IDCANCEL IDRETRY +2
    Quit
  ${Loop}
!macroend

Function .onInit
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
  ${OrIfNot} ${AtLeastBuild} ${OLDEST_BUILD}
    MessageBox MB_OK|MB_ICONSTOP "$(TooOld)" /SD IDOK
    SetErrorLevel 1
    Quit
  ${EndIf}
FunctionEnd

Section
  !insertmacro WaitForEndOfProgram
  ; Files of an older version that this version does not have.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateShortcut "$SMPROGRAMS\Haspelknecht.lnk" "$INSTDIR\Haspelknecht.exe"

  !insertmacro FileType "Haspelknecht.Record" "$(Record)"
  !insertmacro FileType "Haspelknecht.Board" "$(Board)"
  !insertmacro Extension ".haspelknecht" "Haspelknecht.Record" "application/x-haspelknecht"
  !insertmacro Extension ".gueules_noires" "Haspelknecht.Record" "application/x-haspelknecht"
  !insertmacro Extension ".haspelknecht-board" "Haspelknecht.Board" "application/x-haspelknecht-board"

  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" "$0"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${TITLE}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\Haspelknecht.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  !insertmacro TellDesktop
SectionEnd

; Removes the installed files only. Saved games and settings are in other folders, and other files stay.
Section "Uninstall"
  !insertmacro WaitForEndOfProgram
  !insertmacro DeleteInstalledFiles
  Delete "$INSTDIR\uninstall.exe"
  ; Removes the folder if it is empty.
  SetOutPath "$TEMP"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Haspelknecht.lnk"

  !insertmacro ForgetExtension ".haspelknecht" "Haspelknecht.Record"
  !insertmacro ForgetExtension ".gueules_noires" "Haspelknecht.Record"
  !insertmacro ForgetExtension ".haspelknecht-board" "Haspelknecht.Board"
  DeleteRegKey HKCU "${CLASSES}\Haspelknecht.Record"
  DeleteRegKey HKCU "${CLASSES}\Haspelknecht.Board"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  !insertmacro TellDesktop
SectionEnd
