// The Market deck (SP-15.1, tables 15b to 15f).

/** id ; name ; ATK DEF SPD ; value ; count ; abilities */
export const STARTING_GLADIATORS = `
SG-1 ; Thracian Warrior ; 3 2 3 ; 2 ; 2 ; -
SG-2 ; Gallic Recruit ; 3 3 2 ; 2 ; 2 ; T:combatWon TG:self E:gold(1)
SG-3 ; Numidian Runner ; 2 2 4 ; 2 ; 2 ; T:static TG:self E:initBonus(2)
SG-4 ; Samnite Recruit ; 2 4 2 ; 2 ; 2 ; -
`;

export const STARTING_SLAVES = `
SS-1 ; House Servant ; 1 1 2 ; 2 ; 2 ; T:intrigue C:exhaustSelf+pay(1) TG:self E:schemeBonus(1)
SS-2 ; Kitchen Hand ; 1 2 1 ; 2 ; 2 ; -
SS-3 ; Water Carrier ; 1 1 3 ; 2 ; 2 ; T:healFailed C:exhaustSelf TG:self E:healRetry L:perRoll(1)
SS-4 ; Field Hand ; 2 1 2 ; 2 ; 2 ; -
`;

export const GLADIATORS = `
MG-01 ; Spartacus ; 4 4 5 ; 8 ; 1 ; T:attackRolled TG:opp E:autoWoundPer(double,ATK)
MG-02 ; Theokeles ; 6 5 3 ; 8 ; 1 ; -
MG-03 ; Agron ; 4 4 3 ; 5 ; 1 ; T:defenseRolled TG:opp E:autoWoundPer(triple,DEF)
MG-04 ; Gallic Veteran ; 3 3 3 ; 3 ; 2 ; T:defenseRolled TG:self E:reroll(DEF,1) L:perCombat(1)
MG-05 ; Crixus ; 5 4 3 ; 7 ; 1 ; T:woundsDealt IF:dealtAtLeast(1) TG:opp E:extraWound(1) L:perCombat(1)
MG-06 ; Oenomaus ; 4 4 4 ; 7 ; 1 ; T:defenseRolled TG:self E:reroll(DEF,1) L:perRoll(1)
MG-07 ; Castus ; 4 3 4 ; 6 ; 1 ; T:static TG:self E:initBonus(2)
MG-08 ; Gannicus ; 4 3 5 ; 6 ; 1 ; T:intrigue C:exhaustSelf TG:self E:gold(2)
MG-09 ; Priscus ; 4 4 3 ; 5 ; 1 ; T:combatWon TG:self E:gold(2)
MG-10 ; Verus ; 3 4 4 ; 5 ; 1 ; -
MG-11 ; Flamma ; 5 4 4 ; 8 ; 1 ; T:attackRolled TG:self E:reroll(ATK,1) L:perCombat(1)
MG-12 ; Celadus ; 3 3 4 ; 4 ; 1 ; T:tributeStep TG:self E:tribute(2)
MG-13 ; Hilarus ; 4 3 3 ; 4 ; 1 ; -
MG-14 ; Tetraites ; 3 5 2 ; 4 ; 1 ; T:defenseDeclared TG:self E:addDice(DEF,1) L:perCombat(1)
MG-15 ; Spiculus ; 5 3 3 ; 5 ; 1 ; T:woundsDealt IF:dealtAtLeast(2) TG:opp E:extraWound(1) L:perCombat(1)
MG-16 ; Carpophorus ; 4 5 3 ; 7 ; 1 ; T:woundsTaken TG:self E:ignoreWound(1) L:perCombat(1)
MG-17 ; Bato ; 5 3 2 ; 4 ; 1 ; T:static TG:self E:noUpkeep
`;

export const SLAVES = `
MS-01 ; Pietros ; 1 2 2 ; 3 ; 1 ; T:intrigue C:exhaustSelf TG:self E:gold(1)
MS-02 ; Indus ; 2 1 3 ; 3 ; 1 ; T:intrigue C:exhaustSelf TG:rival E:peekCard(1)
MS-03 ; Medicus ; 1 1 2 ; 4 ; 1 ; T:healFailed TG:self E:healRetry L:perRoll(1)
MS-04 ; Dispensator ; 1 1 2 ; 4 ; 1 ; T:static TG:self E:income(2)
MS-05 ; Nuntius ; 1 1 4 ; 3 ; 1 ; T:intrigue C:exhaustSelf TG:self E:schemeBonus(1)
MS-06 ; Nomenclator ; 1 2 2 ; 4 ; 1 ; T:intrigue C:exhaustSelf+pay(2) TG:self E:schemeBonus(3)
MS-07 ; Praegustator ; 2 2 1 ; 3 ; 1 ; T:guardFailed C:exhaustSelf TG:self E:retryGuard L:perRoll(1)
MS-08 ; Scriba ; 1 1 2 ; 3 ; 1 ; T:intrigue C:exhaustSelf+discardHand(1) TG:self E:draw(1)
MS-09 ; Ancilla ; 1 1 3 ; 3 ; 1 ; T:intrigue C:exhaustSelf IF:targetInfluenceAtMostMine TG:rival E:steal(1)
MS-10 ; Institor ; 1 2 3 ; 3 ; 1 ; T:intrigue C:exhaustSelf TG:self E:peekMarket(2,1)
`;

/** id ; name ; type ; value ; count ; abilities */
export const EQUIPMENT = `
EW-1 ; Sword ; WEAPON ; 3 ; 2 ; T:attackRolled TG:self E:reroll(ATK,1) L:perRoll(1)
EW-2 ; Trident ; WEAPON ; 3 ; 2 ; T:static TG:self E:range(2)
EW-3 ; War Axe ; WEAPON ; 4 ; 1 ; T:woundsDealt C:exhaustSelf TG:opp E:extraWound(1)
EW-4 ; Sica ; WEAPON ; 4 ; 1 ; T:oppDefenseRolled C:exhaustSelf TG:opp E:forceReroll(DEF,1)
EA-1 ; Helmet ; ARMOR ; 3 ; 2 ; T:defenseRolled TG:self E:reroll(DEF,1) L:perRoll(1)
EA-2 ; Scutum ; ARMOR ; 3 ; 2 ; T:woundsTaken C:exhaustSelf TG:self E:ignoreWound(1)
EA-3 ; Greaves ; ARMOR ; 2 ; 1 ; T:static TG:self E:moveBonus(1)
EA-4 ; Lorica ; ARMOR ; 4 ; 1 ; T:defenseDeclared C:exhaustSelf TG:self E:addDice(DEF,2)
ES-1 ; Net ; SPECIAL ; 4 ; 2 ; T:preInit C:exhaustSelf TG:self E:winInitiative
ES-2 ; Javelin ; SPECIAL ; 2 ; 2 ; T:attackDeclared C:exhaustSelf TG:opp E:speedAttack(3)
ES-3 ; Lasso ; SPECIAL ; 2 ; 1 ; T:oppTurn C:exhaustSelf TG:opp E:slow(2)
ES-4 ; Handful of Sand ; SPECIAL ; 3 ; 1 ; T:oppAttackRolled C:exhaustSelf TG:opp E:forceReroll(ATK,1)
`;
