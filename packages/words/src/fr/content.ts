/** Pages in Markdown, by the names of their English files (`ui/src/rooms/site/content`). */
export const content: Readonly<Record<string, string>> = {
  faq: `# Questions et réponses

## Combien cela coûte-t-il ?

{if no payments}
Rien. Chaque modèle, chaque police et chaque téléchargement est gratuit, sans filigrane. Il n’y a pas d’essai qui se transforme en facture, et rien à payer au téléchargement.
{end}
{if payments}
Rien pour ce qu’il faut pour postuler : chaque téléchargement est gratuit, sans filigrane, comme chaque évaluation sur votre appareil. Il n’y a pas d’essai qui se transforme en facture, et rien à payer au téléchargement.

Les formules payantes ajoutent des suppléments : davantage de documents synchronisés entre vos appareils et d’évaluations par mois dans votre compte qu’avec la formule gratuite, les modèles premium, un historique des versions au-delà de 30 jours et des relectures par des experts. Voir les [tarifs](/#prices).

## Quels modèles sont gratuits ?

Neuf sur douze, pour les CV comme pour les lettres de motivation, avec chaque police et chaque réglage. Executive, Academic et Technical sont des modèles premium : pour en choisir un, il vous faut une formule. Un document dans un modèle premium, parce que vous aviez une formule ou êtes parti d’un exemple, peut toujours être modifié et téléchargé.

## Que deviennent mes documents à la fin d’une formule ?

Vous les gardez tous. Vous pouvez ouvrir, modifier et télécharger chaque document sur vos appareils ; ceux au-delà de la limite de la formule gratuite ne sont plus synchronisés et sont signalés. Rien n’est supprimé.

## Puis-je me faire rembourser ?

Oui, sous {refundDays} jours, sans donner de raison. Les détails sont dans la page [Remboursement](/refund-policy).
{end}

## Ai-je besoin d’un compte ?

Non. Vous écrivez, voyez l’aperçu et téléchargez sans nous dire qui vous êtes. Avec un compte, qui est gratuit, vous avez les mêmes documents sur tous vos appareils.

## Où sont mes documents ?

Sur cet appareil, dans votre navigateur. Sans compte, ils ne sont envoyés à aucun serveur : un autre navigateur ou un autre appareil ne les a pas, et effacer les données de ce site les efface aussi. Quand vous vous connectez, ils sont aussi dans votre compte sur notre serveur et synchronisés avec vos autres appareils. Avec **Exporter en JSON**, vous gardez votre propre copie.

## Est-ce que cela fonctionne sans réseau ?

Oui, après votre première visite. Vos documents sont conservés, composés et dessinés sur votre appareil, et le navigateur garde l’éditeur, si bien qu’il s’ouvre aussi sans connexion. La synchronisation, les exemples et ce qui touche à votre compte en demandent une.

## Avec quels fichiers puis-je commencer ?

PDF, DOCX, ODT, RTF, HTML, texte brut, Markdown et JSON (JSON Resume, Reactive Resume ou un document exporté d’ici), RenderCV YAML, Europass XML et l’export de données LinkedIn, jusqu’à 20 Mo et 50 pages. Un scan ou une photo de pages (PDF, PNG ou JPEG) est lu sur votre appareil si vous le demandez, jusqu’à six pages ; vérifiez-en alors chaque mot. Un fichier à évaluer doit contenir du texte.

## Puis-je aussi écrire des lettres de motivation ?

Oui, dans le même éditeur : avec les pages à côté du formulaire, un modèle assorti à chaque modèle de CV et les mêmes téléchargements. La formule d’appel, la formule de politesse et l’objet sont suggérés dans la langue de la lettre. Une lettre peut reprendre vos informations et son apparence d’un CV. Vous pouvez en commencer une à partir d’un fichier PDF, Word, HTML, Markdown ou texte.

## Tout est-il lu correctement ?

Pas toujours. C’est pourquoi vous voyez ce qui a été lu à côté de l’original avant que quoi que ce soit soit enregistré. Ce qui est incertain est marqué, et les lignes non reprises sont listées pour que vous puissiez les ajouter.

## Que vaut mon CV ?

[Évaluez-le](/resume/evaluation/start), ou déposez un fichier sur la page d’accueil. Vous obtenez un score, ce qu’il faut corriger d’abord, pourquoi, et ce que vaut chaque correction ; les remarques sont marquées sur les pages. Il en va de même pour les [lettres de motivation](/coverletter/evaluation/start). Pour un document que vous écrivez ici, ou un fichier sur la page d’accueil, aucun compte n’est nécessaire.

## D’où vient le score ?

De règles fixes, pas d’un modèle : le même document obtient toujours le même score, et chaque remarque dit sur quoi elle repose. Il est calculé sur votre appareil, et les rapports y restent ; si vous êtes connecté, ils sont aussi dans votre compte. Vous pouvez ignorer une remarque et dire pourquoi. Aucun score ne peut promettre un entretien.

## Les logiciels de recrutement peuvent-ils lire mon CV ?

Le PDF contient du vrai texte dans l’ordre de lecture, de vrais liens et des polices incorporées, si bien que les logiciels peuvent le lire. Ce qu’un système donné en fait, personne ne peut le promettre.

## Le PDF est-il identique à l’aperçu ?

Oui. Les pages que vous voyez et le fichier que vous téléchargez viennent de la même mise en page.

## J’ai supprimé un document. Est-il perdu ?

Regardez dans la corbeille, près de la liste de vos [CV](/resume/start) ou de vos [lettres de motivation](/coverletter/start). Il y reste 30 jours.
`,
  contact: `## La réponse y est peut-être déjà

- Regardez les [questions et réponses](/faq). La plupart des questions sur les fichiers, les documents et les téléchargements y trouvent leur réponse.
- Les documents écrits sans compte ne sont que dans le navigateur où ils ont été écrits. Personne d’autre ne peut les voir ni les restaurer.
- Un document a disparu ? Regardez dans la corbeille, près de la liste de vos [CV](/resume/start) ou de vos [lettres de motivation](/coverletter/start), dans l’historique des versions si vous êtes connecté, et dans le navigateur et sur l’appareil où vous l’avez écrit.
`,
};
