<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BotLevelList</name>
    <message numerus="yes">
        <source>Measured in %n game(s) with this number of seats</source>
        <translation>
            <numerusform>Measured in %n game with this number of seats</numerusform>
            <numerusform>Measured in %n games with this number of seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Measured in %n two-player game(s)</source>
        <translation>
            <numerusform>Measured in %n two-player game</numerusform>
            <numerusform>Measured in %n two-player games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CorrectionTexts</name>
    <message numerus="yes">
        <source>Your corrected printed values are in use (%n value(s)).</source>
        <translation>
            <numerusform>Your corrected printed values are in use (%n value).</numerusform>
            <numerusform>Your corrected printed values are in use (%n values).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DecisionTexts</name>
    <message numerus="yes">
        <source>%n decision(s) could not be judged.</source>
        <translation>
            <numerusform>%n decision could not be judged.</numerusform>
            <numerusform>%n decisions could not be judged.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndOfGame</name>
    <message numerus="yes">
        <source>%n draw(s) do not follow from this seed: they come from a shared position or a real table.</source>
        <translation>
            <numerusform>%n draw does not follow from this seed: it comes from a shared position or a real table.</numerusform>
            <numerusform>%n draws do not follow from this seed: they come from a shared position or a real table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n draw(s) were recomputed from the seed, and each came out the same: nobody chose what was drawn.</source>
        <translation>
            <numerusform>The %n draw was recomputed from the seed, and it came out the same: nobody chose what was drawn.</numerusform>
            <numerusform>All %n draws were recomputed from the seed, and each came out the same: nobody chose what was drawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shared victory: {names}, with %n victory point(s) each</source>
        <translation>
            <numerusform>Shared victory: {names}, with %n victory point each</numerusform>
            <numerusform>Shared victory: {names}, with %n victory points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n victory point(s)</source>
        <translation>
            <numerusform>{name} wins with %n victory point</numerusform>
            <numerusform>{name} wins with %n victory points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForgottenCounts</name>
    <message numerus="yes">
        <source>%n puzzle(s) made from this person’s decisions will be deleted.</source>
        <translation>
            <numerusform>%n puzzle made from this person’s decisions will be deleted.</numerusform>
            <numerusform>%n puzzles made from this person’s decisions will be deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tournament(s) in which this person plays will be deleted.</source>
        <translation>
            <numerusform>%n tournament in which this person plays will be deleted.</numerusform>
            <numerusform>%n tournaments in which this person plays will be deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameCountChoice</name>
    <message numerus="yes">
        <source>A tournament of %n game(s)</source>
        <translation>
            <numerusform>A tournament of %n game</numerusform>
            <numerusform>A tournament of %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GueulesNoiresAmountTexts</name>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n francs</source>
        <translation>
            <numerusform>%n franc</numerusform>
            <numerusform>%n francs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coal cubes</source>
        <translation>
            <numerusform>%n coal cube</numerusform>
            <numerusform>%n coal cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow cubes</source>
        <translation>
            <numerusform>%n yellow cube</numerusform>
            <numerusform>%n yellow cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown cubes</source>
        <translation>
            <numerusform>%n brown cube</numerusform>
            <numerusform>%n brown cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grey cubes</source>
        <translation>
            <numerusform>%n grey cube</numerusform>
            <numerusform>%n grey cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black cubes</source>
        <translation>
            <numerusform>%n black cube</numerusform>
            <numerusform>%n black cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow</source>
        <translation>
            <numerusform>%n yellow</numerusform>
            <numerusform>%n yellow</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown</source>
        <translation>
            <numerusform>%n brown</numerusform>
            <numerusform>%n brown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grey</source>
        <translation>
            <numerusform>%n grey</numerusform>
            <numerusform>%n grey</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black</source>
        <translation>
            <numerusform>%n black</numerusform>
            <numerusform>%n black</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orders</source>
        <translation>
            <numerusform>%n order</numerusform>
            <numerusform>%n orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty minecarts</source>
        <translation>
            <numerusform>%n empty minecart</numerusform>
            <numerusform>%n empty minecarts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GueulesNoiresCaptionTexts</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>light side: %n tiles</source>
        <translation>
            <numerusform>light side: %n tile</numerusform>
            <numerusform>light side: %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dark side: %n tiles</source>
        <translation>
            <numerusform>dark side: %n tile</numerusform>
            <numerusform>dark side: %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work steps left</source>
        <translation>
            <numerusform>%n work step left</numerusform>
            <numerusform>%n work steps left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work steps</source>
        <translation>
            <numerusform>%n work step</numerusform>
            <numerusform>%n work steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To the surface: %n work steps left</source>
        <translation>
            <numerusform>To the surface: %n work step left</numerusform>
            <numerusform>To the surface: %n work steps left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To level {number}: %n work steps left</source>
        <translation>
            <numerusform>To level {number}: %n work step left</numerusform>
            <numerusform>To level {number}: %n work steps left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{vehicle}: %n order spots left</source>
        <translation>
            <numerusform>{vehicle}: %n order spot left</numerusform>
            <numerusform>{vehicle}: %n order spots left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n francs</source>
        <translation>
            <numerusform>+%n franc</numerusform>
            <numerusform>+%n francs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n workers to the canteen</source>
        <translation>
            <numerusform>{name}: %n worker to the canteen</numerusform>
            <numerusform>{name}: %n workers to the canteen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orders: {points}</source>
        <translation>
            <numerusform>%n order: {points}</numerusform>
            <numerusform>%n orders: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cubes fit on order spots</source>
        <translation>
            <numerusform>%n cube fits on an order spot</numerusform>
            <numerusform>%n cubes fit on order spots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cubes on minecarts there</source>
        <translation>
            <numerusform>%n cube on the minecarts there</numerusform>
            <numerusform>%n cubes on the minecarts there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open order spots of this colour</source>
        <translation>
            <numerusform>%n open order spot of this colour</numerusform>
            <numerusform>%n open order spots of this colour</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GueulesNoiresDetailTexts</name>
    <message numerus="yes">
        <source>completes %n orders</source>
        <translation>
            <numerusform>completes %n order</numerusform>
            <numerusform>completes %n orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work steps are lost</source>
        <translation>
            <numerusform>%n work step is lost</numerusform>
            <numerusform>%n work steps are lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %n workers</source>
        <translation>
            <numerusform>costs %n worker</numerusform>
            <numerusform>costs %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers go to the canteen</source>
        <translation>
            <numerusform>%n worker goes to the canteen</numerusform>
            <numerusform>%n workers go to the canteen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GueulesNoiresEventTexts</name>
    <message numerus="yes">
        <source>{name} places %n workers: {space}</source>
        <translation>
            <numerusform>{name} places %n worker: {space}</numerusform>
            <numerusform>{name} places %n workers: {space}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {name}’s workers go to the canteen</source>
        <translation>
            <numerusform>%n of {name}’s workers goes to the canteen</numerusform>
            <numerusform>%n of {name}’s workers go to the canteen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n francs</source>
        <translation>
            <numerusform>{name} takes %n franc</numerusform>
            <numerusform>{name} takes %n francs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} buys for %n francs: {tile}</source>
        <translation>
            <numerusform>{name} buys for %n franc: {tile}</numerusform>
            <numerusform>{name} buys for %n francs: {tile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} looks at %n tunnel tiles</source>
        <translation>
            <numerusform>{name} looks at %n tunnel tile</numerusform>
            <numerusform>{name} looks at %n tunnel tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} looks at %n order cards</source>
        <translation>
            <numerusform>{name} looks at %n order card</numerusform>
            <numerusform>{name} looks at %n order cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} puts %n tiles on top of the stack</source>
        <translation>
            <numerusform>{name} puts %n tile on top of the stack</numerusform>
            <numerusform>{name} puts %n tiles on top of the stack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} puts %n tiles under the stack</source>
        <translation>
            <numerusform>{name} puts %n tile under the stack</numerusform>
            <numerusform>{name} puts %n tiles under the stack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} puts %n cards on top of the stack</source>
        <translation>
            <numerusform>{name} puts %n card on top of the stack</numerusform>
            <numerusform>{name} puts %n cards on top of the stack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} puts %n cards under the stack</source>
        <translation>
            <numerusform>{name} puts %n card under the stack</numerusform>
            <numerusform>{name} puts %n cards under the stack</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GueulesNoiresExtractionTexts</name>
    <message numerus="yes">
        <source>{name} goes mining: %n work steps</source>
        <translation>
            <numerusform>{name} goes mining: %n work steps</numerusform>
            <numerusform>{name} goes mining: %n work steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} stops mining; %n work steps are lost</source>
        <translation>
            <numerusform>{name} stops mining; %n work step is lost</numerusform>
            <numerusform>{name} stops mining; %n work steps are lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loads %n yellow cubes</source>
        <translation>
            <numerusform>{name} loads %n yellow cube</numerusform>
            <numerusform>{name} loads %n yellow cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loads %n brown cubes</source>
        <translation>
            <numerusform>{name} loads %n brown cube</numerusform>
            <numerusform>{name} loads %n brown cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loads %n grey cubes</source>
        <translation>
            <numerusform>{name} loads %n grey cube</numerusform>
            <numerusform>{name} loads %n grey cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loads %n black cubes</source>
        <translation>
            <numerusform>{name} loads %n black cube</numerusform>
            <numerusform>{name} loads %n black cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} stores %n yellow cubes</source>
        <translation>
            <numerusform>{name} stores %n yellow cube</numerusform>
            <numerusform>{name} stores %n yellow cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} stores %n brown cubes</source>
        <translation>
            <numerusform>{name} stores %n brown cube</numerusform>
            <numerusform>{name} stores %n brown cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} stores %n grey cubes</source>
        <translation>
            <numerusform>{name} stores %n grey cube</numerusform>
            <numerusform>{name} stores %n grey cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} stores %n black cubes</source>
        <translation>
            <numerusform>{name} stores %n black cube</numerusform>
            <numerusform>{name} stores %n black cubes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GueulesNoiresMajorityTexts</name>
    <message numerus="yes">
        <source>You lead by %n</source>
        <translation>
            <numerusform>You lead by %n</numerusform>
            <numerusform>You lead by %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are behind by %n</source>
        <translation>
            <numerusform>You are behind by %n</numerusform>
            <numerusform>You are behind by %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GueulesNoiresMoveTexts</name>
    <message numerus="yes">
        <source>Buy for %n francs: {tile}</source>
        <translation>
            <numerusform>Buy for %n franc: {tile}</numerusform>
            <numerusform>Buy for %n francs: {tile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n francs</source>
        <translation>
            <numerusform>Take %n francs</numerusform>
            <numerusform>Take %n francs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go mining with %n work steps</source>
        <translation>
            <numerusform>Go mining with %n work steps</numerusform>
            <numerusform>Go mining with %n work steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deliver %n orders by handcart: {vp}</source>
        <translation>
            <numerusform>Deliver %n order by handcart: {vp}</numerusform>
            <numerusform>Deliver %n orders by handcart: {vp}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deliver %n orders by horse cart: {vp}</source>
        <translation>
            <numerusform>Deliver %n order by horse cart: {vp}</numerusform>
            <numerusform>Deliver %n orders by horse cart: {vp}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deliver %n orders by truck: {vp}</source>
        <translation>
            <numerusform>Deliver %n order by truck: {vp}</numerusform>
            <numerusform>Deliver %n orders by truck: {vp}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deliver %n orders by locomotive: {vp}</source>
        <translation>
            <numerusform>Deliver %n order by locomotive: {vp}</numerusform>
            <numerusform>Deliver %n orders by locomotive: {vp}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>End mining: lose %n work steps</source>
        <translation>
            <numerusform>End mining: lose %n work step</numerusform>
            <numerusform>End mining: lose %n work steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>End mining with %n work steps left?</source>
        <translation>
            <numerusform>End mining with %n work step left?</numerusform>
            <numerusform>End mining with %n work steps left?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GueulesNoiresPlaceTexts</name>
    <message numerus="yes">
        <source>Costs the next player %n workers</source>
        <translation>
            <numerusform>Costs the next player %n worker</numerusform>
            <numerusform>Costs the next player %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles left in the stack</source>
        <translation>
            <numerusform>%n tile left in the stack</numerusform>
            <numerusform>%n tiles left in the stack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards left in the stack</source>
        <translation>
            <numerusform>%n card left in the stack</numerusform>
            <numerusform>%n cards left in the stack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow cubes left in the general supply</source>
        <translation>
            <numerusform>%n yellow cube left in the general supply</numerusform>
            <numerusform>%n yellow cubes left in the general supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown cubes left in the general supply</source>
        <translation>
            <numerusform>%n brown cube left in the general supply</numerusform>
            <numerusform>%n brown cubes left in the general supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grey cubes left in the general supply</source>
        <translation>
            <numerusform>%n grey cube left in the general supply</numerusform>
            <numerusform>%n grey cubes left in the general supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black cubes left in the general supply</source>
        <translation>
            <numerusform>%n black cube left in the general supply</numerusform>
            <numerusform>%n black cubes left in the general supply</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GueulesNoiresPromptTexts</name>
    <message numerus="yes">
        <source>{name}, %n work steps left</source>
        <translation>
            <numerusform>{name}, %n work step left</numerusform>
            <numerusform>{name}, %n work steps left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n workers left. Drag them to a worker space, or one to the bank.</source>
        <translation>
            <numerusform>You have %n worker left. Drag it to a worker space, or to the bank.</numerusform>
            <numerusform>You have %n workers left. Drag them to a worker space, or one to the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you see them. You have %n francs.</source>
        <translation>
            <numerusform>Only you see them. You have %n franc.</numerusform>
            <numerusform>Only you see them. You have %n francs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GueulesNoiresReasonTexts</name>
    <message numerus="yes">
        <source>delivers %n order(s), for {vp}</source>
        <translation>
            <numerusform>delivers %n order, for {vp}</numerusform>
            <numerusform>delivers %n orders, for {vp}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completes %n order(s) worth {vp}</source>
        <translation>
            <numerusform>completes %n order worth {vp}</numerusform>
            <numerusform>completes %n orders worth {vp}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fills %n more order spot(s)</source>
        <translation>
            <numerusform>fills %n more order spot</numerusform>
            <numerusform>fills %n more order spots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gives you the right coal for %n more spot(s) of your orders</source>
        <translation>
            <numerusform>gives you the right coal for %n more spot of your orders</numerusform>
            <numerusform>gives you the right coal for %n more spots of your orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more spot(s) for the scoring of shift {shift} ({element})</source>
        <translation>
            <numerusform>%n more spot for the scoring of shift {shift} ({element})</numerusform>
            <numerusform>%n more spots for the scoring of shift {shift} ({element})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n minecart(s) you have the most for the scoring of shift {shift} ({element})</source>
        <translation>
            <numerusform>with %n minecart you have the most for the scoring of shift {shift} ({element})</numerusform>
            <numerusform>with %n minecarts you have the most for the scoring of shift {shift} ({element})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you then have %n minecart(s) for the scoring of shift {shift} ({element})</source>
        <translation>
            <numerusform>you then have %n minecart for the scoring of shift {shift} ({element})</numerusform>
            <numerusform>you then have %n minecarts for the scoring of shift {shift} ({element})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more for the scoring of shift {shift} ({element})</source>
        <translation>
            <numerusform>%n more for the scoring of shift {shift} ({element})</numerusform>
            <numerusform>%n more for the scoring of shift {shift} ({element})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only %n excess tunnel tile(s)</source>
        <translation>
            <numerusform>only %n excess tunnel tile</numerusform>
            <numerusform>only %n excess tunnel tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more franc(s)</source>
        <translation>
            <numerusform>%n more franc</numerusform>
            <numerusform>%n more francs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more worker(s) left in this shift</source>
        <translation>
            <numerusform>%n more worker left in this shift</numerusform>
            <numerusform>%n more workers left in this shift</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GueulesNoiresRemarkTexts</name>
    <message numerus="yes">
        <source>%n completed orders have not been delivered yet</source>
        <translation>
            <numerusform>%n completed order has not been delivered yet</numerusform>
            <numerusform>%n completed orders have not been delivered yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GueulesNoiresScoreTexts</name>
    <message numerus="yes">
        <source>%n VP ahead of {other}, after three shifts and {number} moves.</source>
        <translation>
            <numerusform>%n VP ahead of {other}, after three shifts and {number} moves.</numerusform>
            <numerusform>%n VP ahead of {other}, after three shifts and {number} moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the tie with %n francs left</source>
        <translation>
            <numerusform>{name} wins the tie with %n franc left</numerusform>
            <numerusform>{name} wins the tie with %n francs left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GueulesNoiresTitleTexts</name>
    <message numerus="yes">
        <source>Tunnel tile, %n yellow minecarts, light side</source>
        <translation>
            <numerusform>Tunnel tile, %n yellow minecart, light side</numerusform>
            <numerusform>Tunnel tile, %n yellow minecarts, light side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n brown minecarts, light side</source>
        <translation>
            <numerusform>Tunnel tile, %n brown minecart, light side</numerusform>
            <numerusform>Tunnel tile, %n brown minecarts, light side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n grey minecarts, light side</source>
        <translation>
            <numerusform>Tunnel tile, %n grey minecart, light side</numerusform>
            <numerusform>Tunnel tile, %n grey minecarts, light side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n black minecarts, light side</source>
        <translation>
            <numerusform>Tunnel tile, %n black minecart, light side</numerusform>
            <numerusform>Tunnel tile, %n black minecarts, light side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n yellow minecarts, dark side</source>
        <translation>
            <numerusform>Tunnel tile, %n yellow minecart, dark side</numerusform>
            <numerusform>Tunnel tile, %n yellow minecarts, dark side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n brown minecarts, dark side</source>
        <translation>
            <numerusform>Tunnel tile, %n brown minecart, dark side</numerusform>
            <numerusform>Tunnel tile, %n brown minecarts, dark side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n grey minecarts, dark side</source>
        <translation>
            <numerusform>Tunnel tile, %n grey minecart, dark side</numerusform>
            <numerusform>Tunnel tile, %n grey minecarts, dark side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tunnel tile, %n black minecarts, dark side</source>
        <translation>
            <numerusform>Tunnel tile, %n black minecart, dark side</numerusform>
            <numerusform>Tunnel tile, %n black minecarts, dark side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mining, %n work steps</source>
        <translation>
            <numerusform>Mining, %n work steps</numerusform>
            <numerusform>Mining, %n work steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Money, %n francs</source>
        <translation>
            <numerusform>Money, %n francs</numerusform>
            <numerusform>Money, %n francs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GueulesNoiresTurningPointTexts</name>
    <message numerus="yes">
        <source>{name} delivers %n orders: {vp}.</source>
        <translation>
            <numerusform>{name} delivers %n order: {vp}.</numerusform>
            <numerusform>{name} delivers %n orders: {vp}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP in the scoring of shift {shift}.</source>
        <translation>
            <numerusform>{name} scores %n VP in the scoring of shift {shift}.</numerusform>
            <numerusform>{name} scores %n VP in the scoring of shift {shift}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets richer: %n VP.</source>
        <translation>
            <numerusform>{name} gets richer: %n VP.</numerusform>
            <numerusform>{name} gets richer: %n VP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets more coal: %n VP.</source>
        <translation>
            <numerusform>{name} gets more coal: %n VP.</numerusform>
            <numerusform>{name} gets more coal: %n VP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n VP.</source>
        <translation>
            <numerusform>{name} loses %n VP.</numerusform>
            <numerusform>{name} loses %n VP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n VP.</source>
        <translation>
            <numerusform>{name} gains %n VP.</numerusform>
            <numerusform>{name} gains %n VP.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HaspelknechtAmountTexts</name>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n food</numerusform>
            <numerusform>%n food</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n wood</numerusform>
            <numerusform>%n wood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coal</source>
        <translation>
            <numerusform>%n coal</numerusform>
            <numerusform>%n coal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coal in the shaft</source>
        <translation>
            <numerusform>%n coal in the shaft</numerusform>
            <numerusform>%n coal in the shaft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pit water</source>
        <translation>
            <numerusform>%n pit water</numerusform>
            <numerusform>%n pit water</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Thaler</source>
        <translation>
            <numerusform>%n Thaler</numerusform>
            <numerusform>%n Thaler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n debt chit(s)</source>
        <translation>
            <numerusform>%n debt chit</numerusform>
            <numerusform>%n debt chits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black disk(s)</source>
        <translation>
            <numerusform>%n black disk</numerusform>
            <numerusform>%n black disks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown disk(s)</source>
        <translation>
            <numerusform>%n brown disk</numerusform>
            <numerusform>%n brown disks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow disk(s)</source>
        <translation>
            <numerusform>%n yellow disk</numerusform>
            <numerusform>%n yellow disks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disk(s) of any colour</source>
        <translation>
            <numerusform>%n disk of any colour</numerusform>
            <numerusform>%n disks of any colour</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HaspelknechtCaptionTexts</name>
    <message numerus="yes">
        <source>%n debt chit(s) in all</source>
        <translation>
            <numerusform>%n debt chit in all</numerusform>
            <numerusform>%n debt chits in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food missing</source>
        <translation>
            <numerusform>%n food missing</numerusform>
            <numerusform>%n food missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Thaler missing</source>
        <translation>
            <numerusform>%n Thaler missing</numerusform>
            <numerusform>%n Thaler missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coal would score {vp} VP</source>
        <translation>
            <numerusform>%n coal would score {vp} VP</numerusform>
            <numerusform>%n coal would score {vp} VP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coal would score</source>
        <translation>
            <numerusform>%n coal would score</numerusform>
            <numerusform>%n coal would score</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water: no excavating</source>
        <translation>
            <numerusform>%n water: no excavating</numerusform>
            <numerusform>%n water: no excavating</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opens when the Pinge is exhausted: %n coal to go</source>
        <translation>
            <numerusform>Opens when the Pinge is exhausted: %n coal to go</numerusform>
            <numerusform>Opens when the Pinge is exhausted: %n coal to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n coal</source>
        <translation>
            <numerusform>up to %n coal</numerusform>
            <numerusform>up to %n coal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water</source>
        <translation>
            <numerusform>%n water</numerusform>
            <numerusform>%n water</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for the next, after %n owner(s)</source>
        <translation>
            <numerusform>for the next, after %n owner</numerusform>
            <numerusform>for the next, after %n owners</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HaspelknechtDetailTexts</name>
    <message numerus="yes">
        <source>%n disk(s) in total</source>
        <translation>
            <numerusform>%n disk in total</numerusform>
            <numerusform>%n disks in total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes %n more coal accessible once the Pinge is exhausted</source>
        <translation>
            <numerusform>Makes %n more coal accessible once the Pinge is exhausted</numerusform>
            <numerusform>Makes %n more coal accessible once the Pinge is exhausted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes %n more coal accessible</source>
        <translation>
            <numerusform>Makes %n more coal accessible</numerusform>
            <numerusform>Makes %n more coal accessible</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HaspelknechtEventTexts</name>
    <message numerus="yes">
        <source>{name} removes %n pit water from the Pinge</source>
        <translation>
            <numerusform>{name} removes %n pit water from the Pinge</numerusform>
            <numerusform>{name} removes %n pit water from the Pinge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} removes %n pit water from the shaft</source>
        <translation>
            <numerusform>{name} removes %n pit water from the shaft</numerusform>
            <numerusform>{name} removes %n pit water from the shaft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} excavates %n coal from the Pinge</source>
        <translation>
            <numerusform>{name} excavates %n coal from the Pinge</numerusform>
            <numerusform>{name} excavates %n coal from the Pinge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} excavates %n coal from the tunnel</source>
        <translation>
            <numerusform>{name} excavates %n coal from the tunnel</numerusform>
            <numerusform>{name} excavates %n coal from the tunnel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} reels up %n coal</source>
        <translation>
            <numerusform>{name} reels up %n coal</numerusform>
            <numerusform>{name} reels up %n coal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} counts %n coal on the farm: {vp}</source>
        <translation>
            <numerusform>{name} counts %n coal on the farm: {vp}</numerusform>
            <numerusform>{name} counts %n coal on the farm: {vp}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n pit water with the disks</source>
        <translation>
            <numerusform>{name} takes %n pit water with the disks</numerusform>
            <numerusform>{name} takes %n pit water with the disks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n pit water with the wood</source>
        <translation>
            <numerusform>{name} takes %n pit water with the wood</numerusform>
            <numerusform>{name} takes %n pit water with the wood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n pit water</source>
        <translation>
            <numerusform>{name} takes %n pit water</numerusform>
            <numerusform>{name} takes %n pit water</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n black disk(s) from action pool {pool}</source>
        <translation>
            <numerusform>{name} takes %n black disk from action pool {pool}</numerusform>
            <numerusform>{name} takes %n black disks from action pool {pool}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n brown disk(s) from action pool {pool}</source>
        <translation>
            <numerusform>{name} takes %n brown disk from action pool {pool}</numerusform>
            <numerusform>{name} takes %n brown disks from action pool {pool}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n yellow disk(s) from action pool {pool}</source>
        <translation>
            <numerusform>{name} takes %n yellow disk from action pool {pool}</numerusform>
            <numerusform>{name} takes %n yellow disks from action pool {pool}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: the Farmer starts work, %n action(s)</source>
        <translation>
            <numerusform>{name}: the Farmer starts work, %n action</numerusform>
            <numerusform>{name}: the Farmer starts work, %n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: the improved farmhand starts work, %n action(s)</source>
        <translation>
            <numerusform>{name}: the improved farmhand starts work, %n action</numerusform>
            <numerusform>{name}: the improved farmhand starts work, %n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: the Farmhand starts work, %n action(s)</source>
        <translation>
            <numerusform>{name}: the Farmhand starts work, %n action</numerusform>
            <numerusform>{name}: the Farmhand starts work, %n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: the Coal-digger starts work, %n action(s)</source>
        <translation>
            <numerusform>{name}: the Coal-digger starts work, %n action</numerusform>
            <numerusform>{name}: the Coal-digger starts work, %n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: the Coal-miner starts work, %n action(s)</source>
        <translation>
            <numerusform>{name}: the Coal-miner starts work, %n action</numerusform>
            <numerusform>{name}: the Coal-miner starts work, %n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: the Haspelknecht starts work, %n action(s)</source>
        <translation>
            <numerusform>{name}: the Haspelknecht starts work, %n action</numerusform>
            <numerusform>{name}: the Haspelknecht starts work, %n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} leaves %n action(s) unused</source>
        <translation>
            <numerusform>{name} leaves %n action unused</numerusform>
            <numerusform>{name} leaves %n actions unused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n food from the Water Mill</source>
        <translation>
            <numerusform>{name} gains %n food from the Water Mill</numerusform>
            <numerusform>{name} gains %n food from the Water Mill</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n food from the Farmer</source>
        <translation>
            <numerusform>{name} gains %n food from the Farmer</numerusform>
            <numerusform>{name} gains %n food from the Farmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n wood from the Farmer</source>
        <translation>
            <numerusform>{name} gains %n wood from the Farmer</numerusform>
            <numerusform>{name} gains %n wood from the Farmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n food from the improved farmhand</source>
        <translation>
            <numerusform>{name} gains %n food from the improved farmhand</numerusform>
            <numerusform>{name} gains %n food from the improved farmhand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n food from the Farmhand</source>
        <translation>
            <numerusform>{name} gains %n food from the Farmhand</numerusform>
            <numerusform>{name} gains %n food from the Farmhand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n wood from the improved farmhand</source>
        <translation>
            <numerusform>{name} gains %n wood from the improved farmhand</numerusform>
            <numerusform>{name} gains %n wood from the improved farmhand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n wood from the Farmhand</source>
        <translation>
            <numerusform>{name} gains %n wood from the Farmhand</numerusform>
            <numerusform>{name} gains %n wood from the Farmhand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n food from {tile}</source>
        <translation>
            <numerusform>{name} gains %n food from {tile}</numerusform>
            <numerusform>{name} gains %n food from {tile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n wood from {tile}</source>
        <translation>
            <numerusform>{name} gains %n wood from {tile}</numerusform>
            <numerusform>{name} gains %n wood from {tile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n coal from {tile}</source>
        <translation>
            <numerusform>{name} gains %n coal from {tile}</numerusform>
            <numerusform>{name} gains %n coal from {tile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n coal in the shaft from {tile}</source>
        <translation>
            <numerusform>{name} gains %n coal in the shaft from {tile}</numerusform>
            <numerusform>{name} gains %n coal in the shaft from {tile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n Thaler from {tile}</source>
        <translation>
            <numerusform>{name} gains %n Thaler from {tile}</numerusform>
            <numerusform>{name} gains %n Thaler from {tile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n wood for {tile}</source>
        <translation>
            <numerusform>{name} gives %n wood for {tile}</numerusform>
            <numerusform>{name} gives %n wood for {tile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n coal for {tile}</source>
        <translation>
            <numerusform>{name} gives %n coal for {tile}</numerusform>
            <numerusform>{name} gives %n coal for {tile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores the Pinge bonus: %n VP</source>
        <translation>
            <numerusform>{name} scores the Pinge bonus: %n VP</numerusform>
            <numerusform>{name} scores the Pinge bonus: %n VP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP with the Charcoal Burner</source>
        <translation>
            <numerusform>{name} scores %n VP with the Charcoal Burner</numerusform>
            <numerusform>{name} scores %n VP with the Charcoal Burner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP with the Hauling Cable</source>
        <translation>
            <numerusform>{name} scores %n VP with the Hauling Cable</numerusform>
            <numerusform>{name} scores %n VP with the Hauling Cable</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP with the Water Mill</source>
        <translation>
            <numerusform>{name} scores %n VP with the Water Mill</numerusform>
            <numerusform>{name} scores %n VP with the Water Mill</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP for the development</source>
        <translation>
            <numerusform>{name} scores %n VP for the development</numerusform>
            <numerusform>{name} scores %n VP for the development</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HaspelknechtForm</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HaspelknechtMoveTexts</name>
    <message numerus="yes">
        <source>Remove %n pit water from the shaft</source>
        <translation>
            <numerusform>Remove %n pit water from the shaft</numerusform>
            <numerusform>Remove %n pit water from the shaft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n pit water from the Pinge</source>
        <translation>
            <numerusform>Remove %n pit water from the Pinge</numerusform>
            <numerusform>Remove %n pit water from the Pinge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n coal</source>
        <translation>
            <numerusform>Exchange %n coal</numerusform>
            <numerusform>Exchange %n coal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n black disk(s) from action pool {pool}</source>
        <translation>
            <numerusform>Take %n black disk from action pool {pool}</numerusform>
            <numerusform>Take %n black disks from action pool {pool}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n brown disk(s) from action pool {pool}</source>
        <translation>
            <numerusform>Take %n brown disk from action pool {pool}</numerusform>
            <numerusform>Take %n brown disks from action pool {pool}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n yellow disk(s) from action pool {pool}</source>
        <translation>
            <numerusform>Take %n yellow disk from action pool {pool}</numerusform>
            <numerusform>Take %n yellow disks from action pool {pool}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HaspelknechtPlaceTexts</name>
    <message numerus="yes">
        <source>Player disks: %n</source>
        <translation>
            <numerusform>Player disks: %n</numerusform>
            <numerusform>Player disks: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HaspelknechtPromptTexts</name>
    <message numerus="yes">
        <source>You have %n disk(s), turn order value {value}.</source>
        <translation>
            <numerusform>You have %n disk, turn order value {value}.</numerusform>
            <numerusform>You have %n disks, turn order value {value}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cart field 2 has room for %n more.</source>
        <translation>
            <numerusform>Cart field 2 has room for %n more.</numerusform>
            <numerusform>Cart field 2 has room for %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, the Farmer has %n action(s) left</source>
        <translation>
            <numerusform>{name}, the Farmer has %n action left</numerusform>
            <numerusform>{name}, the Farmer has %n actions left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, the improved farmhand has %n action(s) left</source>
        <translation>
            <numerusform>{name}, the improved farmhand has %n action left</numerusform>
            <numerusform>{name}, the improved farmhand has %n actions left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, the Farmhand has %n action(s) left</source>
        <translation>
            <numerusform>{name}, the Farmhand has %n action left</numerusform>
            <numerusform>{name}, the Farmhand has %n actions left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, the Coal-digger has %n action(s) left</source>
        <translation>
            <numerusform>{name}, the Coal-digger has %n action left</numerusform>
            <numerusform>{name}, the Coal-digger has %n actions left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, the Coal-miner has %n action(s) left</source>
        <translation>
            <numerusform>{name}, the Coal-miner has %n action left</numerusform>
            <numerusform>{name}, the Coal-miner has %n actions left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, the Haspelknecht has %n action(s) left</source>
        <translation>
            <numerusform>{name}, the Haspelknecht has %n action left</numerusform>
            <numerusform>{name}, the Haspelknecht has %n actions left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n pit water in the shaft, you cannot reel up coal: first drag the water to the brook.</source>
        <translation>
            <numerusform>With %n pit water in the shaft, you cannot reel up coal: first drag the water to the brook.</numerusform>
            <numerusform>With %n pit water in the shaft, you cannot reel up coal: first drag the water to the brook.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n pit water, you cannot excavate in the Pinge: first drag the water to the brook.</source>
        <translation>
            <numerusform>With %n pit water, you cannot excavate in the Pinge: first drag the water to the brook.</numerusform>
            <numerusform>With %n pit water, you cannot excavate in the Pinge: first drag the water to the brook.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n pit water in the shaft, you cannot excavate in the tunnel.</source>
        <translation>
            <numerusform>With %n pit water in the shaft, you cannot excavate in the tunnel.</numerusform>
            <numerusform>With %n pit water in the shaft, you cannot excavate in the tunnel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coal on the farm: {vp}.</source>
        <translation>
            <numerusform>%n coal on the farm: {vp}.</numerusform>
            <numerusform>%n coal on the farm: {vp}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HaspelknechtReasonTexts</name>
    <message numerus="yes">
        <source>%n more coal on your farm</source>
        <translation>
            <numerusform>%n more coal on your farm</numerusform>
            <numerusform>%n more coal on your farm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more coal excavated</source>
        <translation>
            <numerusform>%n more coal excavated</numerusform>
            <numerusform>%n more coal excavated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n less pit water</source>
        <translation>
            <numerusform>%n less pit water</numerusform>
            <numerusform>%n less pit water</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more wood in the tunnel</source>
        <translation>
            <numerusform>%n more wood in the tunnel</numerusform>
            <numerusform>%n more wood in the tunnel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more food on your farm</source>
        <translation>
            <numerusform>%n more food on your farm</numerusform>
            <numerusform>%n more food on your farm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more wood on your farm</source>
        <translation>
            <numerusform>%n more wood on your farm</numerusform>
            <numerusform>%n more wood on your farm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more Thaler on your farm</source>
        <translation>
            <numerusform>%n more Thaler on your farm</numerusform>
            <numerusform>%n more Thaler on your farm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more disk(s)</source>
        <translation>
            <numerusform>%n more disk</numerusform>
            <numerusform>%n more disks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HaspelknechtRemarkTexts</name>
    <message numerus="yes">
        <source>You have %n. With 2 or more, you cannot excavate.</source>
        <translation>
            <numerusform>You have %n. With 2 or more, you cannot excavate.</numerusform>
            <numerusform>You have %n. With 2 or more, you cannot excavate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n. With {limit} or more, you cannot excavate there.</source>
        <translation>
            <numerusform>You have %n. With {limit} or more, you cannot excavate there.</numerusform>
            <numerusform>You have %n. With {limit} or more, you cannot excavate there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worth up to %n VP at once.</source>
        <translation>
            <numerusform>Worth up to %n VP at once.</numerusform>
            <numerusform>Worth up to %n VP at once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HaspelknechtScoreTexts</name>
    <message numerus="yes">
        <source>%n building symbol(s)</source>
        <translation>
            <numerusform>%n building symbol</numerusform>
            <numerusform>%n building symbols</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s)</source>
        <translation>
            <numerusform>%n marker</numerusform>
            <numerusform>%n markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP ahead of {other}, after three years and {number} moves.</source>
        <translation>
            <numerusform>%n VP ahead of {other}, after three years and {number} moves.</numerusform>
            <numerusform>%n VP ahead of {other}, after three years and {number} moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HaspelknechtTableTexts</name>
    <message numerus="yes">
        <source>%n water in the shaft: no reeling</source>
        <translation>
            <numerusform>%n water in the shaft: no reeling</numerusform>
            <numerusform>%n water in the shaft: no reeling</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water in the shaft: no excavating</source>
        <translation>
            <numerusform>%n water in the shaft: no excavating</numerusform>
            <numerusform>%n water in the shaft: no excavating</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HaspelknechtTurningPointTexts</name>
    <message numerus="yes">
        <source>{name} empties %n section(s) of the tunnel.</source>
        <translation>
            <numerusform>{name} empties %n section of the tunnel.</numerusform>
            <numerusform>{name} empties %n sections of the tunnel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} counts %n coal on the farm.</source>
        <translation>
            <numerusform>{name} counts %n coal on the farm.</numerusform>
            <numerusform>{name} counts %n coal on the farm.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lease costs {name} %n Thaler.</source>
        <translation>
            <numerusform>The lease costs {name} %n Thaler.</numerusform>
            <numerusform>The lease costs {name} %n Thaler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lease leaves {name} with %n debt chit(s).</source>
        <translation>
            <numerusform>The lease leaves {name} with %n debt chit.</numerusform>
            <numerusform>The lease leaves {name} with %n debt chits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n VP.</source>
        <translation>
            <numerusform>{name} loses %n VP.</numerusform>
            <numerusform>{name} loses %n VP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has exhausted the Pinge: %n VP.</source>
        <translation>
            <numerusform>{name} has exhausted the Pinge: %n VP.</numerusform>
            <numerusform>{name} has exhausted the Pinge: %n VP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP for the winter storage.</source>
        <translation>
            <numerusform>{name} scores %n VP for the winter storage.</numerusform>
            <numerusform>{name} scores %n VP for the winter storage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP with the Charcoal Burner.</source>
        <translation>
            <numerusform>{name} scores %n VP with the Charcoal Burner.</numerusform>
            <numerusform>{name} scores %n VP with the Charcoal Burner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP with the Hauling Cable.</source>
        <translation>
            <numerusform>{name} scores %n VP with the Hauling Cable.</numerusform>
            <numerusform>{name} scores %n VP with the Hauling Cable.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n VP with the Water Mill.</source>
        <translation>
            <numerusform>{name} scores %n VP with the Water Mill.</numerusform>
            <numerusform>{name} scores %n VP with the Water Mill.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains Thaler: %n VP.</source>
        <translation>
            <numerusform>{name} gains Thaler: %n VP.</numerusform>
            <numerusform>{name} gains Thaler: %n VP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n VP.</source>
        <translation>
            <numerusform>{name} gains %n VP.</numerusform>
            <numerusform>{name} gains %n VP.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintCardTexts</name>
    <message numerus="yes">
        <source>Expected final points: the average of %n game(s) played quickly to the end as {bot} would; two in three end within ±{spread}.</source>
        <translation>
            <numerusform>Expected final points: the average of %n game played quickly to the end as {bot} would; two in three end within ±{spread}.</numerusform>
            <numerusform>Expected final points: the average of %n games played quickly to the end as {bot} would; two in three end within ±{spread}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryView</name>
    <message numerus="yes">
        <source>%n answers, {right} of them right.</source>
        <translation>
            <numerusform>%n answer, {right} of them right.</numerusform>
            <numerusform>%n answers, {right} of them right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n days.</source>
        <translation>
            <numerusform>Longest streak: %n day.</numerusform>
            <numerusform>Longest streak: %n days.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hosting</name>
    <message numerus="yes">
        <source>Invitation. Connected: %n</source>
        <translation>
            <numerusform>Invitation. Connected: %n</numerusform>
            <numerusform>Invitation. Connected: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InviteDialog</name>
    <message numerus="yes">
        <source>Second screens: %n</source>
        <translation>
            <numerusform>Second screens: %n</numerusform>
            <numerusform>Second screens: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayoutChooser</name>
    <message numerus="yes">
        <source>Drawn at random. These tiles give %n Thaler directly towards the leases.</source>
        <translation>
            <numerusform>Drawn at random. These tiles give %n Thaler directly towards the leases.</numerusform>
            <numerusform>Drawn at random. These tiles give %n Thaler directly towards the leases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These tiles give %n Thaler directly towards the leases.</source>
        <translation>
            <numerusform>These tiles give %n Thaler directly towards the leases.</numerusform>
            <numerusform>These tiles give %n Thaler directly towards the leases.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message numerus="yes">
        <source>A name can have at most %n character(s).</source>
        <translation>
            <numerusform>A name can have at most %n character.</numerusform>
            <numerusform>A name can have at most %n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnPuzzleCounts</name>
    <message numerus="yes">
        <source>%n of these decisions will come back to you under “Puzzles”, starting tomorrow.</source>
        <translation>
            <numerusform>%n of these decisions will come back to you under “Puzzles”, starting tomorrow.</numerusform>
            <numerusform>%n of these decisions will come back to you under “Puzzles”, starting tomorrow.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlacingRefusals</name>
    <message numerus="yes">
        <source>With %n players, it stays locked for the whole game.</source>
        <translation>
            <numerusform>With %n players, it stays locked for the whole game.</numerusform>
            <numerusform>With %n players, it stays locked for the whole game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This space costs {asked} workers now, and you have %n.</source>
        <translation>
            <numerusform>This space costs {asked} workers now, and you have %n.</numerusform>
            <numerusform>This space costs {asked} workers now, and you have %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanningRefusals</name>
    <message numerus="yes">
        <source>He comes once the Pinge is exhausted: %n coal to go.</source>
        <translation>
            <numerusform>He comes once the Pinge is exhausted: %n coal to go.</numerusform>
            <numerusform>He comes once the Pinge is exhausted: %n coal to go.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointTexts</name>
    <message numerus="yes">
        <source>%n VP</source>
        <translation>
            <numerusform>%n VP</numerusform>
            <numerusform>%n VP</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemPanel</name>
    <message numerus="yes">
        <source>%n thing(s) to correct:</source>
        <translation>
            <numerusform>%n thing to correct:</numerusform>
            <numerusform>%n things to correct:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tiles drawn for it give %n Thaler directly towards the leases.</source>
        <translation>
            <numerusform>The tiles drawn for it give %n Thaler directly towards the leases.</numerusform>
            <numerusform>The tiles drawn for it give %n Thaler directly towards the leases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Checked for %n seat(s), rulebook: {rulebook}.</source>
        <translation>
            <numerusform>Checked for %n seat, rulebook: {rulebook}.</numerusform>
            <numerusform>Checked for %n seats, rulebook: {rulebook}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your mistakes (%n due)</source>
        <translation>
            <numerusform>Your mistakes (%n due)</numerusform>
            <numerusform>Your mistakes (%n due)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultCounts</name>
    <message numerus="yes">
        <source>%n game(s) with no other person at the table will be deleted.</source>
        <translation>
            <numerusform>%n game with no other person at the table will be deleted.</numerusform>
            <numerusform>%n games with no other person at the table will be deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with other people are kept for them, but without this name: the results say “Somebody”, and the replay shows the seat’s colour.</source>
        <translation>
            <numerusform>%n game with other people is kept for them, but without this name: the results say “Somebody”, and the replay shows the seat’s colour.</numerusform>
            <numerusform>%n games with other people are kept for them, but without this name: the results say “Somebody”, and the replay shows the seat’s colour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Strength {strength} ± {margin}, estimated from %n game(s) against bots; the closest bot is {bot}.</source>
        <translation>
            <numerusform>Strength {strength} ± {margin}, estimated from %n game against bots; the closest bot is {bot}.</numerusform>
            <numerusform>Strength {strength} ± {margin}, estimated from %n games against bots; the closest bot is {bot}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsSummary</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message numerus="yes">
        <source>{name} wins, %n VP ahead</source>
        <translation>
            <numerusform>{name} wins, %n VP ahead</numerusform>
            <numerusform>{name} wins, %n VP ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} would win now, %n VP ahead</source>
        <translation>
            <numerusform>{name} would win now, %n VP ahead</numerusform>
            <numerusform>{name} would win now, %n VP ahead</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SkillTexts</name>
    <message numerus="yes">
        <source>What the draws were worth is not shown here: in %n test game(s), the measured luck did not fit the results well enough. It explained {share}% of them.</source>
        <translation>
            <numerusform>What the draws were worth is not shown here: in %n test game, the measured luck did not fit the results well enough. It explained {share}% of them.</numerusform>
            <numerusform>What the draws were worth is not shown here: in %n test games, the measured luck did not fit the results well enough. It explained {share}% of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n decision</numerusform>
            <numerusform>%n decisions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SkillWindow</name>
    <message numerus="yes">
        <source>Average of %n analysed game(s), without hints or a coach.</source>
        <translation>
            <numerusform>Average of %n analysed game, without hints or a coach.</numerusform>
            <numerusform>Average of %n analysed games, without hints or a coach.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SolvedCount</name>
    <message numerus="yes">
        <source>%n of {all} solved</source>
        <translation>
            <numerusform>%n of {all} solved</numerusform>
            <numerusform>%n of {all} solved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurningPointTexts</name>
    <message numerus="yes">
        <source>{name} would now be %n VP behind {leader}.</source>
        <translation>
            <numerusform>{name} would now be %n VP behind {leader}.</numerusform>
            <numerusform>{name} would now be %n VP behind {leader}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} would now win by %n VP.</source>
        <translation>
            <numerusform>{name} would now win by %n VP.</numerusform>
            <numerusform>{name} would now win by %n VP.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WindowTexts</name>
    <message numerus="yes">
        <source>Your last game: {names}. {heading}, after %n move(s).</source>
        <translation>
            <numerusform>Your last game: {names}. {heading}, after %n move.</numerusform>
            <numerusform>Your last game: {names}. {heading}, after %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorkingRefusals</name>
    <message numerus="yes">
        <source>Remove %n pit water.</source>
        <translation>
            <numerusform>Remove %n pit water.</numerusform>
            <numerusform>Remove %n pit water.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It opens once the Pinge is exhausted: %n coal to go.</source>
        <translation>
            <numerusform>It opens once the Pinge is exhausted: %n coal to go.</numerusform>
            <numerusform>It opens once the Pinge is exhausted: %n coal to go.</numerusform>
        </translation>
    </message>
</context>
</TS>
