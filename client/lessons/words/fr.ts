// The lessons in French.

import type { LessonWords } from '#client/lessons/words.ts';

export const fr: LessonWords = {
  title: 'Une première partie',
  step: 'Étape {n} sur {steps}',
  wait: '{name} décide ; regardez le journal.',
  show: 'Montrez-moi',
  'show.why': 'Prépare la réponse ; c’est encore à vous de l’envoyer.',
  other: 'Ce sera possible plus tard. À cette étape, faites ce qu’elle dit.',
  astray: 'Cela mène ailleurs. Annulez des pas (U) jusqu’à ce que vous soyez au but.',
  again: 'Recommencer',
  close: 'Continuer',
  'gladiatori.create':
    'Prenez l’Hoplomaque parmi les gladiateurs tout prêts et appuyez sur le bouton plein. Les tout prêts sont équilibrés : cette partie apprend à combattre, non à acheter.',
  'gladiatori.item':
    'Les Objets se prennent un par un. Prenez le Pilum : les Objets comptent à l’attaque et à la défense, et un jour ils paieront peut-être une blessure.',
  'gladiatori.helm':
    'Vous avez choisi en premier, vous choisissez donc aussi en dernier. Prenez le Casque à visière : il protège.',
  'gladiatori.place':
    'Placez-vous en D03 et regardez vers l’est. Le regard compte : frappé dans le dos, on se défend mal, et la foule méprise qui frappe ainsi.',
  'gladiatori.split':
    'Votre paquet se partage. Les cartes en main combattent, celles du paquet de PS vous gardent en vie. La proposition laisse quatre cartes pour vivre : scellez-la. Verus fait de même en secret.',
  'gladiatori.walk':
    'Marchez jusqu’en I06 et regardez vers le sud-est, droit sur Verus. Chaque pas coûte un point de Rapidité ; un clic sur le but trace le chemin, un second le parcourt. « Montrez-moi » avance pas à pas.',
  'gladiatori.arrived':
    'Vous voilà devant lui. Terminez le mouvement. Une attaque de face rapporte 2 points de victoire, qu’elle blesse ou non ; dans le dos elle en coûte 3.',
  'gladiatori.action':
    'Jouez Berserk face cachée. Chaque carte Action combat à sa manière et personne ne voit laquelle vous prenez. Berserk change le Sang en force.',
  'gladiatori.energy':
    'Ajoutez deux cartes Énergie 0. Verus en voit le nombre, non la valeur. Si vous touchez, les dégâts sont de 1 plus la moitié du nombre de vos cartes, carte Action comprise.',
  'gladiatori.declare': 'Attaquez Verus. Vous vous faites face : la foule vous donne 2 points de victoire.',
  'gladiatori.value':
    'Les cartes sont révélées ; fixez votre valeur. Utilisez l’Assaut et dépensez 3 Sang à 2 points chacun : 14 en tout. L’Assaut baisse de 1, et le Repos ne rend pas le Sang : dépensez-le là où il compte.',
  'gladiatori.feint':
    '14 contre 13 : vous touchez. Une Feinte vous permettrait encore de reprendre l’attaque, comme si elle n’avait pas eu lieu. Vous n’en avez pas besoin.',
  'gladiatori.react':
    'Le Premier Sang vous a donné 3 points de plus. Verus riposte. Réagissez par Déplacement : une esquive divise son attaque par deux.',
  'gladiatori.alone': 'On peut ajouter des cartes à une réaction. N’en ajoutez pas : gardez-les pour votre attaque.',
  'gladiatori.guard':
    'Utilisez la Garde. La Rapidité aiderait une esquive, mais la vôtre est restée en chemin : rien n’est gratuit dans l’arène.',
  'gladiatori.pay':
    '7 contre 4 : il touche, pour 2 points de dégâts. Payez avec deux cartes Énergie 0 du paquet de PS, 1 point chacune. Elles sont perdues ; qui ne peut payer tombe.',
  'gladiatori.done':
    'Voilà un round : bouger, agir, combattre, payer. Vous menez 17 à 14. Deux rounds font un tour, puis vient le Repos ; après six tours, qui a le plus de points de victoire gagne. La suite est à vous.',
};
