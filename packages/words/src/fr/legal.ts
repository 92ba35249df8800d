/** Legal pages in Markdown, by the names of their English files (`ui/src/rooms/site/content`): fetched with them. */
export const legal: Readonly<Record<string, string>> = {
  'privacy-policy': `# Politique de confidentialité

*Ceci est une traduction. Seul le texte anglais fait foi.*

En bref : sans compte, ce que vous écrivez reste dans votre navigateur. Avec un compte, vos documents sont aussi conservés sur notre serveur, pour que vos appareils les partagent.

## Ce que conserve votre navigateur

- **Vos documents et vos images**, sur votre appareil.
- **Les rapports d’évaluation**, avec le texte des fichiers que vous avez évalués, jusqu’à ce que vous les supprimiez de la liste des évaluations.
- **Les réglages de ce site**, comme le thème, et si quelqu’un est connecté.

Sans compte, rien de tout cela ne nous est envoyé.

## Ce qu’un compte conserve sur notre serveur

- **Votre profil** : nom, adresse e-mail, langue, pays et, si vous les définissez, un mot de passe (seulement sous forme d’empreinte), des clés d’accès, des codes de récupération (sous forme d’empreintes) et le lien avec votre compte Google.
- **Vos documents**, leurs versions et leurs images.
- **Vos liens de partage** : le document que chacun montre, sa date de fin, une empreinte de son mot de passe et le nombre de fois où il a été ouvert. Qui l’a ouvert n’est pas enregistré. Un lien disparaît quand vous y mettez fin, et avec son document ou votre compte.
- **Vos évaluations** : les rapports produits sur vos appareils pendant que vous êtes connecté, avec le texte de ce qui a été évalué, et les relectures d’experts qui s’y rapportent. Un fichier que vous envoyez pour évaluation est gardé jusqu’à ce qu’il soit évalué, ou 7 jours après un échec.
- **Vos sessions** : les appareils connectés et leur dernière utilisation ; et, pendant deux jours, le fait que vous étiez là un jour donné, pour compter combien de personnes l’étaient.
- **Vos paiements** : ce que vous avez acheté, quand et pour combien, le type de carte et ses quatre derniers chiffres, les mouvements de votre porte-monnaie et vos reçus avec votre nom et votre adresse e-mail. Votre numéro de carte va au prestataire de paiement, jamais à nous.
- **Les codes et les e-mails** que nous vous envoyons, jusqu’à leur utilisation ou leur envoi.
- **Les journaux de sécurité** : des compteurs de tentatives, rattachés à des adresses de connexion sous une forme qui ne les montre pas, et ce que les administrateurs ont modifié ou ouvert, avec leur motif. Quand l’un d’eux ouvre un de vos documents, vous en êtes averti par e-mail.

## Ce que vous nous envoyez par le site

- **La newsletter** : votre adresse e-mail, une fois confirmée par le lien reçu par e-mail, jusqu’à ce que vous y mettiez fin avec le lien de chaque numéro ou dans les [paramètres](/account/settings). Une adresse non confirmée est supprimée après 7 jours. Si les responsables de ce site utilisent un service d’envoi, votre adresse est transmise à ce service.
- **Les messages** du [formulaire de contact](/contact) : votre nom, votre adresse e-mail et ce que vous avez écrit, pendant un an. Ils sont aussi envoyés par e-mail aux responsables de ce site.

## Ce que voit le serveur

Pour charger les pages, votre navigateur demande des fichiers à notre serveur. Comme pour tout site, le serveur apprend l’adresse de votre connexion, la page demandée et le type de navigateur.

## Les fichiers que vous importez

Ils sont lus et, si vous le demandez, évalués dans votre navigateur ; le fichier lui-même n’est envoyé nulle part. Si vous êtes connecté, son rapport est gardé dans votre compte. Ce que vous en reprenez devient une partie de votre document.

## Cookies et suivi

Les visiteurs ne reçoivent aucun cookie. Quand vous vous connectez, deux cookies maintiennent la connexion ; les scripts ne peuvent pas les lire. Qui saisit le mot de passe d’un document partagé reçoit un cookie pour ce lien, pendant 12 heures.

Les statistiques sont désactivées. Là où les responsables de ce site les ont mises en place, la question vous est posée, et Google Tag Manager n’est chargé que si vous acceptez : il apprend l’adresse de votre connexion et les types de pages que vous ouvrez, pas les noms de vos documents, et il peut déposer des cookies. **Choix sur les statistiques**, en bas de la page, retire votre accord ; les cookies sont alors supprimés.

## Durée de conservation

- Les documents de la corbeille sont supprimés après 30 jours.
- Les évaluations sont gardées jusqu’à ce que vous les supprimiez.
- Un compte supprimé, avec tous ses documents, versions et évaluations, est effacé après 14 jours ; jusque-là, vous pouvez le garder.
- Les paiements, les mouvements de votre porte-monnaie et les reçus sont gardés aussi longtemps que le droit fiscal l’exige, même après la suppression du compte, mais alors sans votre nom, votre adresse e-mail ni votre carte ; un compte supprimé récupère ce qu’il a versé dans son porte-monnaie et les relectures restées sans réponse.
- Les sessions terminées sont supprimées après 30 jours, la trace d’un e-mail 7 jours après son envoi, les images qu’aucune version n’utilise après 90 jours, et les traces des modifications des administrateurs après deux ans.

## Supprimer vos données

Sans compte, mettez un document à la corbeille et choisissez **Supprimer définitivement**, ou effacez les données de ce site dans votre navigateur. Avec un compte, **Supprimer définitivement** retire un document, toutes ses versions et ses évaluations partout. Dans les [paramètres](/account/settings), vous pouvez tout télécharger ou supprimer votre compte.
`,
  'refund-policy': `# Remboursement

*Ceci est une traduction. Seul le texte anglais fait foi.*

{if no payments}
Il n’y a rien à acheter dans cette version de {appName} : ni formules, ni abonnements, ni achats à l’unité. Il n’y a donc rien à rembourser, et aucune coordonnée de carte n’est demandée nulle part.

Si des options payantes arrivent plus tard, cette page dira avant le paiement ce qui peut être remboursé, jusqu’à quand et comment. Ce qui est gratuit aujourd’hui le restera.
{end}
{if payments}
Écrire, évaluer et télécharger sont gratuits dans {appName} : il n’y a donc rien à rembourser pour cela. Vous pouvez acheter des formules et des relectures d’experts à l’unité. Vous voyez le prix entier, les taxes éventuelles et la date du prochain paiement avant de payer.

## Remboursé sous {refundDays} jours

Si votre achat n’est pas ce que vous attendiez, [écrivez-nous](/contact) dans les {refundDays} jours qui suivent le paiement et vous récupérez ce que vous avez payé. Aucun motif n’est nécessaire. Cela vaut aussi pour le renouvellement d’une formule.

Une formule prend fin quand son paiement est entièrement remboursé. Vous gardez tous vos documents : vous pouvez ouvrir, modifier et télécharger chacun d’eux.

## Relectures d’experts

Tant qu’un expert n’a pas commencé, vous pouvez annuler une relecture dans son rapport. Le remboursement se fait alors tout seul, même après {refundDays} jours.

## Résilier une formule

Vous pouvez résilier une formule à tout moment dans [Tarifs](/account/pricing). Elle court jusqu’à la fin de la période payée et ne se renouvelle pas. En dehors des {refundDays} jours ci-dessus, le reste de cette période n’est pas remboursé.

## Votre porte-monnaie

L’argent que vous avez versé dans votre porte-monnaie et pas dépensé vous est rendu quand vous le demandez, et quand vous supprimez votre compte.

## Comment vous le recevez

Ce que vous avez payé par carte revient sur cette carte et peut mettre jusqu’à dix jours à y apparaître. Ce que vous avez payé avec le porte-monnaie revient dans le porte-monnaie. Chaque remboursement s’accompagne d’un avoir, par e-mail et dans [Paiements](/account/payments).
{end}
`,
  terms: `# Conditions d’utilisation

*Ceci est une traduction. Seul le texte anglais fait foi.*

Ces conditions sont courtes parce que le service est simple.

## Ce que vous obtenez

{appName} est un programme qui fonctionne dans votre navigateur, avec un compte gratuit si vous voulez vos documents sur plusieurs appareils. Vous pouvez l’utiliser gratuitement pour écrire, conserver et télécharger des CV et des lettres de motivation, pour vous ou pour d’autres qui vous l’ont demandé.

{if payments}
## Ce que vous pouvez acheter

Des formules et des relectures d’experts à l’unité, au prix que vous voyez avant de payer. Une formule se renouvelle au même prix jusqu’à ce que vous la résiliiez, ce qui est possible à tout moment ; elle court alors jusqu’à la fin de la période payée. Si un paiement échoue, nous réessayons pendant quelques jours et vous prévenons par e-mail avant la fin de la formule. La façon d’être remboursé est décrite dans [Remboursement](/refund-policy).

{end}
## Ce qui vous appartient

Tout ce que vous écrivez est à vous, comme les fichiers que vous téléchargez. Nous n’y revendiquons aucun droit. Sans compte, nous n’en recevons aucune copie ; avec un compte, nous ne conservons vos documents que pour les synchroniser avec vos appareils.

## Ce que nous demandons

- N’écrivez que ce que vous avez le droit d’écrire : vos propres informations, ou celles d’une personne qui a donné son accord.
- Gardez votre mot de passe et vos codes pour vous.
- N’utilisez pas le site pour l’attaquer, ni pour attaquer d’autres à travers lui.

## Ce que nous ne pouvons pas promettre

Le programme est fourni tel quel. Vérifiez chaque document avant de l’envoyer, surtout s’il a été lu dans un fichier. Nous ne pouvons pas promettre qu’un CV ou une lettre mène à un entretien, ni que chaque système lit chaque fichier. Gardez des copies de ce qui compte pour vous.

## Œuvres de tiers

Le programme utilise des bibliothèques et des polices de tiers, sous [leurs propres licences](/licences).

## Modifications

Quand ces conditions changent, le nouveau texte paraît sur cette page. Ce que vous avez téléchargé reste à vous, quelles que soient les conditions.
`,
};
