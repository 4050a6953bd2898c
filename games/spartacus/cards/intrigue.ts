// The Intrigue deck (SP-15.1, tables 15g and 15h): id ; name ; minimum influence ; cash value ; count ; abilities.
//
// The rows are the deck before it is shuffled: with another order a seed deals other hands, and the lesson has a seed.

export const SCHEMES = `
IS-01 ; Inside Information ; 6 ; 2 ; 2 ; T:scheme TG:any E:draw(2)
IS-02 ; Black Market Profits ; 7 ; 3 ; 2 ; T:scheme TG:any E:gold(5)
IS-03 ; A Visitor from Rome ; 10 ; 4 ; 2 ; T:scheme TG:self E:influence(1)
IS-04 ; Grand Feast ; 7 ; 3 ; 2 ; T:scheme C:payEach(2) TG:any E:influence(1)
IS-05 ; Petty Theft ; 2 ; 1 ; 2 ; T:scheme TG:rival E:steal(2)
IS-07 ; Poisoned Tongues ; 8 ; 2 ; 2 ; T:scheme TG:rival E:influence(-1)
IS-06 ; Forged Accounts ; 7 ; 2 ; 2 ; T:scheme TG:rival E:steal(4)
IS-08 ; Disgrace in the Forum ; 14 ; 4 ; 2 ; T:scheme TG:rival E:influence(-2)
IS-09 ; Gift to the Aedile ; 5 ; 2 ; 2 ; T:scheme C:pay(6) TG:self E:influence(1)
IS-10 ; Parade of the Ludus ; 6 ; 2 ; 1 ; T:scheme IF:readyCount(gladiator,3) TG:self E:influence(1)
IS-11 ; Pride of Capua ; 8 ; 3 ; 1 ; T:scheme IF:readyCount(gladiator,5) TG:self E:influence(2)
IS-12 ; Household of Note ; 6 ; 2 ; 1 ; T:scheme IF:readyCount(slave,4) TG:self E:influence(1)
IS-13 ; Tainted Cup ; 9 ; 2 ; 2 ; T:scheme TG:rival E:injure(combatant)
IS-14 ; Knife after Dark ; 12 ; 3 ; 2 ; T:scheme TG:rival E:kill(nonChampion)
IS-15 ; Runaway ; 5 ; 1 ; 1 ; T:scheme TG:rival E:lose(1,slave)
IS-16 ; Cut Straps ; 4 ; 1 ; 1 ; T:scheme TG:rival E:tap(equipment)
IS-17 ; Raided Armory ; 11 ; 3 ; 1 ; T:scheme TG:rival E:take(equipment)
IS-18 ; Bribed Sentries ; 4 ; 1 ; 1 ; T:scheme TG:rival E:lose(2,guard)
IS-20 ; Healing Balm ; 3 ; 1 ; 1 ; T:scheme TG:any E:cure(injured)
IS-21 ; Back from the Mines ; 5 ; 2 ; 1 ; T:scheme TG:self E:recall(slave)
IS-22 ; Darling of the Crowd ; 9 ; 3 ; 1 ; T:scheme TG:any E:addFavor(1,2)
IS-23 ; Common Cause ; 13 ; 3 ; 1 ; T:scheme TG:self E:influence(1)+supportersInfluence(1)
IS-24 ; Sworn Brothers ; 11 ; 3 ; 2 ; T:scheme TG:self E:gold(6)+supportersGold(3)
IS-19 ; Spy in the Household ; 3 ; 1 ; 2 ; T:scheme TG:rival E:peekHandDiscard(1)
IS-25 ; An Ally Sold ; 5 ; 2 ; 1 ; T:scheme IF:targetSupportsMe TG:rival E:steal(5)
IS-26 ; Triumvirate ; 16 ; 4 ; 1 ; T:scheme C:pay(3) TG:self E:influence(2)+supportersGold(4)
IS-27 ; Seized by Decree ; 15 ; 4 ; 1 ; T:scheme TG:rival E:take(nonChampion)
`;

export const REACTIONS = `
IR-01 ; Whispered Rumors ; 5 ; 2 ; 3 ; T:react(schemeLaunched) TG:launcher E:foil
IR-02 ; Forewarned ; 2 ; 1 ; 2 ; T:react(schemeLaunched) IF:schemeTargetsMe TG:launcher E:foil
IR-03 ; Exposed Plot ; 8 ; 3 ; 2 ; T:react(schemeLaunched) TG:launcher E:foil+gold(-2)
IR-04 ; Price of Silence ; 1 ; 1 ; 1 ; T:react(schemeLaunched) C:payLauncher(2) TG:launcher E:foil
IR-05 ; Destitute! ; 3 ; 1 ; 2 ; T:react(ledgersBalanced|intrigueTurnEnded|betsResolved) IF:targetGoldZero TG:rival E:influence(-1)
IR-06 ; Late Substitution ; 6 ; 2 ; 1 ; T:react(betsPlaced) TG:participant E:swapCombatant
IR-07 ; Drugged Wine ; 5 ; 2 ; 2 ; T:react(betsPlaced) TG:participant E:openingWound(1)
IR-08 ; Roar of the Crowd ; 4 ; 1 ; 2 ; T:react(thumbDown) TG:none E:spare
IR-09 ; Hidden Purse ; 4 ; 2 ; 1 ; T:react(bidsRevealed) IF:iBidThisRound TG:self E:addBid(2)
IR-10 ; Ready Excuse ; 3 ; 1 ; 1 ; T:react(invitationDeclined) IF:iDeclined TG:self E:excuse
IR-11 ; Bookmaker's Slip ; 4 ; 1 ; 1 ; T:react(betsResolved) IF:iWonABet TG:self E:gold(3)
IR-12 ; Turncoat ; 4 ; 2 ; 1 ; T:react(schemeLaunched) IF:iSupportIt TG:launcher E:foil+steal(2)
IR-13 ; Debt of Honor ; 2 ; 1 ; 2 ; T:react(intrigueTurnEnded) IF:iGaveSupport TG:self E:gold(3)
IR-14 ; Broken Word ; 3 ; 1 ; 1 ; T:react(intrigueTurnEnded) IF:supportedInVain TG:active E:influence(-1)
IR-15 ; Slighted Guest ; 3 ; 1 ; 1 ; T:react(betsPlaced) IF:notInvited TG:host E:steal(2)
IR-16 ; Wrath of the Crowd ; 5 ; 2 ; 1 ; T:react(thumbDown) TG:host E:influence(-1)
`;

export const GUARDS = `
IG-01 ; Guard ; 0 ; 2 ; 13 ; T:guardTry TG:launcher E:guardRoll(4)
IG-02 ; Night Watch ; 0 ; 2 ; 3 ; T:guardTry TG:launcher E:guardRoll(4)+gold(-1)
`;
