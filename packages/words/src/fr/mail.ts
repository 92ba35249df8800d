import type { Translation } from '../translate.ts';
import type { mail as english } from '../en/mail.ts';

export const mail: Translation<typeof english> = {
  newsletterSubject: 'Confirmez la newsletter de {{appName}}',
  newsletterText:
    'Quelqu’un, sans doute vous, a demandé à recevoir la newsletter de {{appName}} à cette adresse. Pour confirmer :\n\n{{confirm}}\n\nSi ce n’était pas vous, vous n’avez rien à faire : rien n’est envoyé sans confirmation, et l’adresse est oubliée après 7 jours.\n\nPour y mettre fin plus tard, ou maintenant : {{unsubscribe}}',
  contactSubject: 'Un message pour {{appName}}',
  contactText: '{{name}} <{{email}}> a écrit par le formulaire de contact :\n\n{{message}}',
  codeSubject: '{{code}} – {{purpose}}',
  codeText:
    'Votre code pour {{what}} est {{code}}.\n\nIl est valable {{minutes}} minutes. Personne de {{appName}} ne vous le demandera jamais.\n\nSi vous ne l’avez pas demandé, vous n’avez rien à faire : rien ne change sans le code.\n\n{{appName}}, {{url}}',
  'change-email-purpose': 'Votre code pour confirmer cette adresse',
  'change-email-what': 'utiliser cette adresse pour votre compte',
  'reset-purpose': 'Votre code pour un nouveau mot de passe',
  'reset-what': 'définir un nouveau mot de passe',
  'sign-in-purpose': 'Votre code de connexion',
  'sign-in-what': 'vous connecter',
  'verify-email-purpose': 'Votre code pour confirmer cette adresse',
  'verify-email-what': 'confirmer votre adresse e-mail',
  addressChangesSubject: 'Votre adresse e-mail va changer',
  addressChangesText:
    'Une personne connectée à votre compte {{appName}} a demandé à changer son adresse e-mail. Si ce n’était pas vous, définissez un nouveau mot de passe : {{url}}/forgot-password',
  deletionSubject: 'Votre compte va être supprimé',
  deletionText:
    'Votre compte {{appName}} et tout ce qu’il contient seront supprimés le {{day}}. Pour le garder, connectez-vous avant cette date : {{url}}/account/settings',
  dataTakenSubject: 'Vos données ont été préparées pour vous',
  dataTakenText:
    'Une personne qui s’occupe de {{appName}} a téléchargé les données de votre compte, pour ce motif : {{reason}}\n\nSi vous ne l’avez pas demandé, écrivez-nous : {{url}}/contact',
  documentOpenedSubject: 'Un de vos documents a été ouvert',
  documentOpenedText:
    'Une personne qui s’occupe de {{appName}} a ouvert votre document « {{title}} », pour ce motif : {{reason}}\n\nSi vous avez des questions, écrivez-nous : {{url}}/contact',
  googleLinkedSubject: 'Un compte Google a été associé',
  googleLinkedText:
    'Vous pouvez maintenant vous connecter à votre compte {{appName}} avec un compte Google. Si ce n’était pas vous, définissez un nouveau mot de passe : {{url}}/forgot-password',
  passkeyAddedSubject: 'Une clé d’accès a été ajoutée',
  passkeyAddedText:
    'Vous pouvez maintenant vous connecter à votre compte {{appName}} avec une nouvelle clé d’accès. Si ce n’était pas vous, retirez-la et définissez un nouveau mot de passe : {{url}}/account/settings',
  passkeyRemovedSubject: 'Une clé d’accès a été retirée',
  passkeyRemovedText:
    'Une clé d’accès a été retirée de votre compte {{appName}} et ne permet plus de vous connecter. Si ce n’était pas vous, définissez un nouveau mot de passe : {{url}}/forgot-password',
  passwordChangedSubject: 'Votre mot de passe a été changé',
  passwordChangedText:
    'Votre compte {{appName}} a un nouveau mot de passe. Si ce n’était pas vous, définissez un nouveau mot de passe : {{url}}/forgot-password',
  receiptSubject: 'Reçu {{number}} : {{amount}}',
  receiptText:
    'Merci. Nous avons reçu {{amount}}. Votre reçu {{number}} se trouve ici, aussi en PDF : {{url}}/account/payments\n\n{{lines}}\n\nCe n’est pas ce que vous attendiez ? Vous êtes remboursé sous {{days}} jours : {{url}}/refund-policy\n\n{{appName}}, {{url}}',
  refundSubject: 'Votre remboursement de {{amount}}',
  refundText:
    'Nous avons remboursé {{amount}}. Sur une carte, cela peut mettre jusqu’à dix jours à apparaître. Votre avoir {{number}} se trouve ici : {{url}}/account/payments\n\n{{lines}}\n\n{{appName}}, {{url}}',
  refundReturnedSubject: 'Votre remboursement de {{amount}} est dans votre porte-monnaie',
  refundReturnedText:
    'Votre remboursement de {{amount}} n’est pas arrivé sur votre carte : votre banque ou le prestataire de paiement l’a renvoyé. La somme entière est dans votre porte-monnaie. Vous pouvez la dépenser ou nous demander de la rembourser autrement : {{url}}/account/payments/wallet\n\n{{appName}}, {{url}}',
  latePaymentSubject: 'Votre paiement de {{amount}} est dans votre porte-monnaie',
  latePaymentText:
    'Votre paiement de {{amount}} n’a plus pu servir pour sa commande : elle était close, ou une autre formule était en cours. La somme entière est dans votre porte-monnaie. Vous pouvez la dépenser ou la redemander ici : {{url}}/account/payments/wallet\n\nVotre reçu {{number}} se trouve ici, aussi en PDF : {{url}}/account/payments\n\n{{lines}}\n\n{{appName}}, {{url}}',
  pastDueSubject: 'Votre formule n’a pas pu être renouvelée',
  pastDueText:
    'Le paiement de votre formule {{appName}} n’a pas abouti. Nous réessaierons le {{day}}, et d’ici là rien ne change pour vous. Pour payer avec une autre carte ou résilier la formule : {{url}}/account/pricing\n\n{{appName}}, {{url}}',
  planEndedSubject: 'Votre formule est terminée',
  planEndedText:
    'Votre formule {{appName}} est terminée, et rien ne sera plus prélevé. Vous gardez tous vos documents : vous pouvez ouvrir, modifier et télécharger chacun d’eux. Les documents au-delà de la limite de la formule gratuite ne sont plus synchronisés, mais restent sur vos appareils. Vous pouvez revenir à tout moment : {{url}}/account/pricing\n\n{{appName}}, {{url}}',
  reviewStartedSubject: 'Votre relecture est en attente',
  reviewStartedText:
    'Nous avons reçu votre demande de relecture par un expert. Vous recevrez un e-mail quand un expert commencera, et un autre quand la réponse sera prête. Jusqu’à ce qu’un expert commence, vous pouvez l’annuler dans le rapport : {{url}}/account\n\n{{appName}}, {{url}}',
  reviewTakenSubject: 'Un expert relit votre document',
  reviewTakenText:
    'Un expert a commencé à relire votre document. Vous recevrez un e-mail quand la réponse sera prête.\n\n{{appName}}, {{url}}',
  reviewHandedBackSubject: 'Un autre expert relira votre document',
  reviewHandedBackText:
    'L’expert qui avait commencé votre relecture n’a pas pu la terminer. Elle est de nouveau en tête de la file, et vous n’avez rien à faire.\n\n{{appName}}, {{url}}',
  reviewDeliveredSubject: 'Votre relecture est prête',
  reviewDeliveredText:
    'Lisez la réponse de l’expert dans votre rapport d’évaluation : {{url}}/account\n\n{{appName}}, {{url}}',
  reviewCancelledSubject: 'Votre relecture a été annulée',
  reviewCancelledText:
    'La relecture de votre document a été annulée. Vous récupérez ce que vous avez payé pour elle.\n\n{{appName}}, {{url}}',
  reviewRefundedSubject: 'Votre relecture a été remboursée',
  reviewRefundedText: 'Nous avons remboursé ce que vous aviez payé pour la relecture.\n\n{{appName}}, {{url}}',
  twoFactorOffSubject: 'La connexion à deux facteurs a été désactivée',
  twoFactorOffText:
    'Votre compte {{appName}} ne demande plus de second facteur. Si ce n’était pas vous, définissez un nouveau mot de passe : {{url}}/forgot-password',
};
