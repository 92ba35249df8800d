import type { Translation } from '../translate.ts';
import type { storage as english } from '../en/storage.ts';

export const storage: Translation<typeof english> = {
  unavailable:
    'Ce navigateur ne permet pas au site d’enregistrer des données (fenêtre privée ou stockage bloqué). Votre travail n’existe que dans cet onglet : téléchargez-le avant de le fermer.',
  quota:
    'L’espace réservé à ce site est plein, et vos dernières modifications ne sont pas encore enregistrées. Téléchargez votre document, puis libérez de l’espace ; l’enregistrement reprendra tout seul.',
  blocked:
    'Un autre onglet utilise une version plus ancienne de cette application. Fermez les autres onglets et réessayez.',
  'newer-database':
    'Vos documents ont été enregistrés par une version plus récente de cette application. Rechargez la page pour l’obtenir ; en attendant, vous pouvez les télécharger.',
  'newer-document':
    'Ce document a été enregistré par une version plus récente de cette application. Rechargez la page, ou mettez l’application à jour, pour l’ouvrir.',
  damaged:
    'Ce document est illisible et a été mis de côté, sans modification. Vous pouvez télécharger ses données brutes ; vos autres documents ne sont pas touchés.',
  invalid:
    'Cette modification rendrait le document illisible ; elle n’a donc pas été enregistrée. Annulez-la, ou téléchargez le document.',
  'not-found': 'Ce document n’est pas sur cet appareil. Il a peut-être été supprimé définitivement.',
  exists: 'Un document avec cet identifiant est déjà sur cet appareil.',
  'asset-too-large': 'Cette image dépasse 300 Ko. Choisissez-en une plus petite.',
  'asset-missing': 'Une image de ce document n’est pas sur cet appareil. Choisissez-la de nouveau.',
  failed:
    'Vos données n’ont pas pu être enregistrées ou chargées. Téléchargez votre document, puis rechargez la page ou redémarrez l’application.',
};
