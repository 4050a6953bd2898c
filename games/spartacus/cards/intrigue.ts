// The Intrigue deck (SP-15.1, tables 15g and 15h): id ; name ; minimum influence ; cash value ; count ; abilities.

export const SCHEMES = `
IS-01 ; Inside Information ; 6 ; 2 ; 3 ; T:scheme TG:any E:draw(2)
IS-02 ; Black Market Profits ; 7 ; 3 ; 3 ; T:scheme TG:any E:gold(5)
IS-03 ; A Visitor from Rome ; 10 ; 4 ; 2 ; T:scheme TG:self E:influence(1)
IS-04 ; Grand Feast ; 7 ; 3 ; 2 ; T:scheme C:payEach(2) TG:any E:influence(1)
IS-05 ; Petty Theft ; 2 ; 1 ; 3 ; T:scheme TG:rival E:steal(2)
IS-06 ; Forged Accounts ; 6 ; 2 ; 2 ; T:scheme TG:rival E:steal(4)
IS-07 ; Poisoned Tongues ; 8 ; 2 ; 3 ; T:scheme TG:rival E:influence(-1)
IS-08 ; Disgrace in the Forum ; 14 ; 4 ; 1 ; T:scheme TG:rival E:influence(-2)
IS-09 ; Gift to the Aedile ; 5 ; 2 ; 2 ; T:scheme C:pay(6) TG:self E:influence(1)
IS-10 ; Parade of the Ludus ; 6 ; 2 ; 1 ; T:scheme IF:readyCount(gladiator,3) TG:self E:influence(1)
IS-11 ; Pride of Capua ; 8 ; 3 ; 1 ; T:scheme IF:readyCount(gladiator,5) TG:self E:influence(2)
IS-12 ; Household of Note ; 6 ; 2 ; 1 ; T:scheme IF:readyCount(slave,4) TG:self E:influence(1)
IS-13 ; Tainted Cup ; 6 ; 2 ; 3 ; T:scheme TG:rival E:injure(combatant)
IS-14 ; Knife after Dark ; 10 ; 3 ; 2 ; T:scheme TG:rival E:kill(nonChampion)
IS-15 ; Runaway ; 5 ; 1 ; 1 ; T:scheme TG:rival E:lose(1,slave)
IS-16 ; Cut Straps ; 4 ; 1 ; 2 ; T:scheme TG:rival E:tap(equipment)
IS-17 ; Raided Armory ; 8 ; 3 ; 1 ; T:scheme TG:rival E:take(equipment)
IS-18 ; Bribed Sentries ; 4 ; 1 ; 2 ; T:scheme TG:rival E:lose(2,guard)
IS-19 ; Spy in the Household ; 3 ; 1 ; 2 ; T:scheme TG:rival E:peekHandDiscard(1)
IS-20 ; Healing Balm ; 3 ; 1 ; 1 ; T:scheme TG:any E:cure(injured)
IS-21 ; Back from the Mines ; 5 ; 2 ; 1 ; T:scheme TG:self E:recall(slave)
IS-22 ; Darling of the Crowd ; 9 ; 3 ; 1 ; T:scheme TG:any E:addFavor(1,2)
`;

export const REACTIONS = `
IR-01 ; Whispered Rumors ; 5 ; 2 ; 4 ; T:react(schemeLaunched) TG:launcher E:foil
IR-02 ; Forewarned ; 2 ; 1 ; 3 ; T:react(schemeLaunched) IF:schemeTargetsMe TG:launcher E:foil
IR-03 ; Exposed Plot ; 8 ; 3 ; 2 ; T:react(schemeLaunched) TG:launcher E:foil+gold(-2)
IR-04 ; Price of Silence ; 1 ; 1 ; 1 ; T:react(schemeLaunched) C:payLauncher(2) TG:launcher E:foil
IR-05 ; Destitute! ; 3 ; 1 ; 2 ; T:react(ledgersBalanced|intrigueTurnEnded|betsResolved) IF:targetGoldZero TG:rival E:influence(-1)
IR-06 ; Late Substitution ; 6 ; 2 ; 1 ; T:react(betsPlaced) TG:participant E:swapCombatant
IR-07 ; Drugged Wine ; 5 ; 2 ; 2 ; T:react(betsPlaced) TG:participant E:openingWound(1)
IR-08 ; Roar of the Crowd ; 4 ; 1 ; 2 ; T:react(thumbDown) TG:none E:spare
IR-09 ; Hidden Purse ; 4 ; 2 ; 1 ; T:react(bidsRevealed) IF:iBidThisRound TG:self E:addBid(2)
IR-10 ; Ready Excuse ; 3 ; 1 ; 1 ; T:react(invitationDeclined) IF:iDeclined TG:self E:excuse
IR-11 ; Bookmaker's Slip ; 4 ; 1 ; 1 ; T:react(betsResolved) IF:iWonABet TG:self E:gold(3)
`;

export const GUARDS = `
IG-01 ; Guard ; 0 ; 2 ; 20 ; T:guardTry TG:launcher E:guardRoll(4)
`;
