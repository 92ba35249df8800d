import type { Translation } from '../translate.ts';
import type { refusals as english } from '../en/refusals.ts';

export const refusals: Translation<typeof english> = {
  accountSuspended: 'Ce compte est suspendu. Écrivez-nous par la page de contact.',
  addressNotConfirmed: 'Son adresse n’est pas encore confirmée : n’importe qui aurait pu l’enregistrer.',
  adminBySetting:
    'Ce compte est administrateur à cause du réglage ADMIN_EMAIL, qui lui rendrait le rôle au prochain démarrage. Modifiez d’abord ce réglage.',
  adminSecondFactor:
    'L’administration exige ici un second facteur. Configurez une application d’authentification ou une clé d’accès dans vos paramètres, déconnectez-vous, puis reconnectez-vous avec.',
  adminSecondFactorSession:
    'Ce compte a un second facteur. Déconnectez-vous, reconnectez-vous avec votre application d’authentification ou votre clé d’accès, puis réessayez.',
  beingSent: 'Cet e-mail est en cours d’envoi. Attendez une minute, puis regardez à nouveau.',
  beingDeleted: 'Le délai pour annuler la suppression est écoulé.',
  mailGone: 'Cet e-mail a été envoyé, et son texte n’est pas conservé ensuite. Il ne peut pas être renvoyé.',
  mailOver:
    'Plus personne n’attend ce code : il a été utilisé ou remplacé, ou sa session est terminée. La personne peut en demander un nouveau.',
  lastAdmin: 'Plus personne n’administrerait ce serveur. Nommez d’abord un autre administrateur.',
  reconciling: 'Une comparaison des comptes est déjà en cours. Suivez-la dans la liste des paiements.',
  changedByAdmin:
    'Un autre administrateur a modifié cela depuis que vous l’avez ouvert. Regardez la modification avant de continuer.',
  notePlaceOutside:
    'La réponse a une note sur un endroit qui n’est pas sur les pages du rapport. Retirez-la et placez-la de nouveau.',
  ownAccount: 'C’est votre propre compte : un autre administrateur doit le faire.',
  amountOutside:
    'Ce montant est trop petit pour être payé, ou dépasse ce que le porte-monnaie peut contenir. Saisissez-en un autre.',
  amountUneven: 'Cette devise est débitée par paliers plus grands. Arrondissez le montant.',
  cardClosed: 'Ce paiement est terminé. Recommencez ; rien n’a été débité.',
  cardDeclined: 'La carte a été refusée. Rien n’a été débité. Essayez une autre carte.',
  cardLacksFunds: 'Le solde de la carte est insuffisant. Rien n’a été débité. Essayez une autre carte.',
  cardUnknown:
    'Ce n’est pas une carte de test. Aucun argent ne circule ici : seules les cartes de test sont acceptées ; n’en saisissez jamais une vraie.',
  assetOtherBytes: 'Les octets ne correspondent pas à ce nom.',
  reportOtherKind: 'Le rapport porte sur un autre type de document.',
  couponThere: 'Un code promo identique existe déjà. Choisissez-en un autre.',
  planThereAlready: 'Une formule avec cette clé existe déjà. Choisissez-en une autre.',
  'coupon-inactive': 'Ce code n’est pas valable.',
  'coupon-early': 'Ce code n’est pas encore valable.',
  'coupon-ended': 'Ce code a expiré.',
  'coupon-other-plan': 'Ce code n’est pas pour cette formule.',
  'coupon-other-currency': 'Ce code est pour une autre devise.',
  'coupon-used-up': 'Ce code est épuisé.',
  'coupon-used': 'Vous avez déjà utilisé ce code.',
  'coupon-not-first': 'Ce code est réservé à un premier achat.',
  documentNotValid: 'Le document n’est pas valide.',
  documentOtherId: 'Le document ne correspond pas à son adresse.',
  evaluationNotFailed: 'Seule une évaluation qui a échoué peut être relancée.',
  evaluationsUsedUp_one:
    'Votre formule conserve {{count}} évaluation par mois, et celle de ce mois est utilisée. Les nouvelles restent sur l’appareil qui les a faites.',
  evaluationsUsedUp_other:
    'Votre formule conserve {{count}} évaluations par mois, et celles de ce mois sont utilisées. Les nouvelles restent sur l’appareil qui les a faites.',
  evaluationsWaiting: 'Plusieurs de vos évaluations sont encore en cours. Attendez qu’elles soient terminées.',
  exportUnderWay: 'Vos données sont déjà en cours de téléchargement. Attendez que ce soit terminé.',
  googleLinkedElsewhere: 'Ce compte Google est lié à un autre compte.',
  googleNotConfirmed: 'Google n’a pas confirmé cette connexion. Réessayez.',
  googleNotReached: 'Google est injoignable. Réessayez dans un instant.',
  googleNotSetUp: 'La connexion avec Google n’est pas configurée sur ce serveur.',
  methodNotAllowed: '{{method}} n’est pas possible ici.',
  onlyWayToSignIn: 'Définissez d’abord un mot de passe : c’est le seul moyen de connexion.',
  passkeyNotAdded: 'La clé d’accès n’a pas pu être vérifiée. Réessayez.',
  passkeyRefused: 'La clé d’accès n’a pas été acceptée. Réessayez, ou connectez-vous autrement.',
  passkeyTaken: 'Cette clé d’accès est déjà utilisée.',
  passkeyUnknown: 'Cette clé d’accès n’est pas connue ici. Elle a peut-être été supprimée. Connectez-vous autrement.',
  passkeysFull: 'Vous avez {{count}} clés d’accès. Supprimez-en une pour en ajouter une autre.',
  passwordNotRight: 'Le mot de passe est incorrect.',
  paymentOther: 'Ce paiement a été commencé pour autre chose. Recommencez.',
  planMoved: 'Votre formule a changé entre-temps. Rechargez la page pour la voir.',
  priceMoved: 'Le prix a changé entre-temps. Rien n’a été débité. Vérifiez le nouveau total.',
  priceUncharged: 'Ce prix ne peut pas être débité dans cette devise. Choisissez un autre prix ou une autre devise.',
  planThere:
    'Vous avez déjà cette formule. Pour changer de rythme de paiement, résiliez-la d’abord ; elle court alors jusqu’à son terme.',
  refundSpent: 'Le porte-monnaie contient moins que cela.',
  refundTooMuch: 'Il reste moins que cela de ce paiement.',
  reviewElsewhere: 'Cette relecture a changé entre-temps. Rechargez-la pour voir où elle en est.',
  reviewNotOffered: 'Aucune relecture par un expert ne peut être demandée ici pour cette évaluation.',
  reviewNotPaid: 'Une relecture doit d’abord être achetée. Achetez-en une sous Tarifs, puis demandez-la de nouveau.',
  reviewUnderWay: 'Une relecture de cette évaluation par un expert est déjà en cours.',
  reviewWithoutLetter: 'Écrivez d’abord la lettre.',
  sampleDeleted: 'Cet exemple est supprimé. Rétablissez-le d’abord.',
  sampleOtherKind: 'Le document n’est pas du type de cet exemple.',
  samplePhoto:
    'Un exemple ne peut montrer ni photo ni signature : les visiteurs ne pourraient pas les charger. Retirez-les du document.',
  sampleThere: 'Un exemple avec cette adresse existe, peut-être supprimé. Choisissez une autre adresse.',
  sampleTime: 'Choisissez un moment à venir.',
  shareEnd: 'Choisissez un jour à venir, dans cinq ans au plus.',
  sharesOfAccount:
    'Vous avez {{count}} liens de partage, le maximum pour un compte. Mettez fin à l’un pour en créer un autre.',
  sharesOfDocument:
    'Ce document a {{count}} liens de partage, le maximum possible. Mettez fin à l’un pour en créer un autre.',
  searchCapped:
    'Il y a plus de résultats que ceux-ci : une recherche n’en examine que {{count}}. Affinez la recherche pour les obtenir tous.',
  signInAgain: 'Votre connexion date un peu. Déconnectez-vous, reconnectez-vous et revenez pour faire cela.',
  signUpExpired: 'Cette inscription a expiré. Connectez-vous de nouveau avec Google.',
  templatesUnsound: 'Il doit rester un modèle que tout le monde peut choisir, et chaque modèle doit exister.',
  tooManyAttempts_one: 'Trop de tentatives. Réessayez dans {{count}} minute.',
  tooManyAttempts_other: 'Trop de tentatives. Réessayez dans {{count}} minutes.',
  tooManyWrites:
    'Trop de modifications à la fois. Elles restent sur cet appareil et seront synchronisées dans un instant.',
  twoFactorIsOn: 'La connexion en deux étapes est déjà activée.',
};
