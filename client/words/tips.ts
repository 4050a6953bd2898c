// Tips for a first match, by the clause of the question at which each is given, in three languages.

import type { Language } from '#engine/game.ts';

export const TIPS: { readonly [clause: string]: { readonly [L in Language]: string } } = {
  'SP-5.12': {
    en: 'Schemes need influence but do not spend it. What you do not launch you can cash in for gold.',
    fr: 'Un complot demande de l’influence sans la dépenser. Ce que vous ne lancez pas se change en or.',
    it: 'I piani chiedono influenza senza spenderla. Ciò che non lanci si può cambiare in oro.',
  },
  'SP-7.3': {
    en: 'Only here can men, slaves and gear change hands. When you collect your gold you are done.',
    fr: 'Hommes, esclaves et équipement ne changent de main qu’ici. Ramasser son or, c’est avoir fini.',
    it: 'Uomini, schiavi ed equipaggiamento cambiano mano solo qui. Chi raccoglie l’oro ha finito.',
  },
  'SP-7.17': {
    en: 'All bids are sealed and opened together. Only the highest is paid; a lost bid costs nothing.',
    fr: 'Toutes les mises sont scellées et ouvertes ensemble. Seule la plus haute est payée.',
    it: 'Tutte le offerte sono sigillate e si aprono insieme. Si paga solo la più alta.',
  },
  'SP-7.28': {
    en: 'The Host gains 1 influence, chooses who fights, and decides who lives.',
    fr: 'L’Hôte gagne 1 d’influence, choisit qui combat et décide qui vivra.',
    it: 'L’Ospite guadagna 1 di influenza, sceglie chi combatte e decide chi vive.',
  },
  'SP-9.10': {
    en: 'Speed dice are steps. A die lost to a wound is gone: strength, guard and speed are also your health.',
    fr: 'Les dés de vitesse sont des pas. Un dé perdu est perdu : vos dés sont aussi votre santé.',
    it: 'I dadi di velocità sono passi. Un dado perso è perso: i tuoi dadi sono anche la tua salute.',
  },
  'JU-21.2': {
    en: 'Let strong men stand in the middle and face the enemy; who is struck from behind defends worst.',
    fr: 'Les plus forts au milieu, face à l’ennemi : frappé dans le dos, on se défend le plus mal.',
    it: 'I forti al centro, rivolti al nemico: chi è colpito alle spalle si difende peggio.',
  },
  'JU-21.3': {
    en: 'One card a turn, one use of it. Your last card can only draw, so do not run dry before an attack.',
    fr: 'Une carte par tour, un seul usage. La dernière ne peut que piocher : ne videz pas votre main avant d’attaquer.',
    it: 'Una carta per turno, un solo uso. L’ultima può solo pescare: non restare a secco prima di attaccare.',
  },
  'JU-21.5': {
    en: 'Straight ahead costs 1, any other step 2, leaving the squares before an enemy 1 more. Mind where you look at the end.',
    fr: 'Droit devant coûte 1, tout autre pas 2, quitter les cases devant un ennemi 1 de plus. Pensez au regard final.',
    it: 'Dritto costa 1, ogni altro passo 2, lasciare le caselle davanti a un nemico 1 in più. Bada a dove guardi alla fine.',
  },
  'JU-21.7': {
    en: 'Twice the other’s score wounds, more only pushes. A man with nowhere to go is wounded at once.',
    fr: 'Le double du score blesse, plus ne fait que repousser. Qui ne peut reculer est blessé.',
    it: 'Il doppio del punteggio ferisce, di più soltanto respinge. Chi non può arretrare è ferito.',
  },
  'HG-2.9': {
    en: 'Look at the attribute a man is best at: you will want to start the wheel there.',
    fr: 'Regardez l’attribut où l’homme excelle : c’est là que la roue devra commencer.',
    it: 'Guarda l’attributo in cui l’uomo eccelle: la ruota dovrà partire da lì.',
  },
  'HG-5.4': {
    en: 'Whoever passes is out of this lot. Keep coins for men: even rounds sell gladiators.',
    fr: 'Qui passe est hors jeu pour ce lot. Gardez des pièces : aux manches paires on vend des gladiateurs.',
    it: 'Chi passa è fuori da questo lotto. Tieni monete: nei turni pari si vendono gladiatori.',
  },
  'HG-10.1': {
    en: 'A man who rests a round is healed for nothing. Rations are for the one who must fight again today.',
    fr: 'Qui se repose une manche guérit pour rien. Les rations sont pour celui qui doit se battre encore.',
    it: 'Chi riposa un turno guarisce per niente. Le razioni sono per chi deve combattere ancora.',
  },
  'HG-12.5': {
    en: 'Nobody sees whom you lay where. The Evening pays most, and tires most.',
    fr: 'Personne ne voit qui vous placez où. Le Soir paie le mieux, et fatigue le plus.',
    it: 'Nessuno vede chi metti dove. La Sera paga di più, e stanca di più.',
  },
  'GL-7.3': {
    en: 'Cards in the hand fight, cards in the HP deck pay for wounds. Keep four or so to live on.',
    fr: 'Les cartes en main combattent, celles du paquet de PS paient les blessures. Gardez-en quatre environ.',
    it: 'Le carte in mano combattono, quelle del mazzo PF pagano le ferite. Tienine circa quattro.',
  },
  'GL-8.5': {
    en: 'Come from the front: an honest attack earns 2 victory points, one from behind costs 3.',
    fr: 'Venez de face : une attaque loyale rapporte 2 points de victoire, dans le dos elle en coûte 3.',
    it: 'Vieni di fronte: un attacco leale dà 2 punti vittoria, alle spalle ne costa 3.',
  },
  'GL-8.8': {
    en: 'Nobody sees which Action you play. Do not play one that reaches nobody: look at its style first.',
    fr: 'Personne ne voit l’Action que vous jouez. N’en jouez pas une qui n’atteint personne : voyez d’abord son style.',
    it: 'Nessuno vede quale Azione giochi. Non giocarne una che non raggiunge nessuno: guarda prima il suo stile.',
  },
};

export const PANEL: { readonly [L in Language]: { title: string; got: string; none: string } } = {
  en: { title: 'A tip', got: 'Got it', none: 'No more tips' },
  fr: { title: 'Un conseil', got: 'Compris', none: 'Plus de conseils' },
  it: { title: 'Un consiglio', got: 'Capito', none: 'Niente più consigli' },
};
