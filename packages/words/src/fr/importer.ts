import type { Translation } from '../translate.ts';
import type { importer as english } from '../en/importer.ts';

export const importer: Translation<typeof english> = {
  empty: 'Ce fichier est vide. Vérifiez qu’il a été enregistré en entier, puis choisissez-le de nouveau.',
  'too-large':
    'Ce fichier dépasse 20 Mo. Exportez de nouveau le CV sans grandes images, ou choisissez un fichier plus petit.',
  'too-many-pages':
    'Ce fichier a plus de 50 pages. Enregistrez seulement les pages du CV et choisissez ce nouveau fichier.',
  timeout:
    'La lecture de ce fichier a dépassé 30 secondes et a été arrêtée. Enregistrez-le de nouveau en PDF ou DOCX, ou choisissez un autre format.',
  encrypted:
    'Ce fichier est protégé par un mot de passe. Ouvrez-le, enregistrez une copie sans mot de passe et choisissez la copie.',
  damaged:
    'Ce fichier est endommagé et ne peut pas être ouvert. Exportez-le de nouveau depuis le programme qui l’a créé.',
  'image-only':
    'Ce PDF ne contient que des images de texte, comme un scan ; aucun mot ne peut y être lu. Choisissez le document d’origine, ou passez-le d’abord par une reconnaissance de texte (OCR).',
  unrecognised:
    'Aucun mot n’a pu être reconnu sur les pages de ce fichier. Numérisez-le de nouveau, droit, net et en noir sur blanc, ou choisissez le document d’origine.',
  'recognition-not-there':
    'La reconnaissance de texte n’a pas pu être chargée. Vérifiez la connexion et réessayez, ou choisissez le document d’origine.',
  'too-many-pixels':
    'Cette image a plus de 36 millions de pixels. Enregistrez-la avec moins de pixels, comme une page A4 à 300 points par pouce, et choisissez-la de nouveau.',
  'no-text': 'Ce fichier ne contient pas de texte. Vérifiez que c’est le bon, puis choisissez-le de nouveau.',
  'unreadable-text':
    'Ce PDF ne dit pas à quelles lettres correspondent ses formes ; les mots ne peuvent donc pas être lus. Choisissez le document d’origine, ou exportez de nouveau le PDF avec un autre programme.',
  unsupported:
    'Ce type de fichier ne peut pas être lu. Choisissez un fichier PDF, DOCX, ODT, RTF, HTML, TXT, Markdown ou JSON (JSON Resume, Reactive Resume ou Vitae), RenderCV YAML, XML Europass, ou l’export de données LinkedIn en ZIP.',
  'legacy-word':
    'C’est un ancien document Word (.doc). Ouvrez-le, enregistrez-le en .docx ou PDF et choisissez ce fichier.',
  picture:
    'Le contenu de ce fichier est une image, quoi qu’en dise son nom : aucun mot ne peut y être lu. Choisissez le document lui-même, ou passez l’image à la reconnaissance de texte (OCR) et choisissez le résultat.',
  spreadsheet:
    'Le contenu de ce fichier est une feuille de calcul, qui ne peut pas être lue. Enregistrez-la en PDF et choisissez ce fichier.',
  slides:
    'Le contenu de ce fichier est une présentation, qui ne peut pas être lue. Enregistrez-la en PDF et choisissez ce fichier.',
  apple:
    'C’est un document de Pages, Numbers ou Keynote, qui ne peut pas être lu. Ouvrez-le dans cette application, exportez-le en PDF ou Word et choisissez ce fichier.',
  recording:
    'Le contenu de ce fichier est un son ou une vidéo : aucun mot ne peut y être lu. Choisissez plutôt un document.',
  archive:
    'Ce fichier est une archive qui contient d’autres fichiers. Décompressez-la et choisissez le document. Parmi les archives, seul l’export de données LinkedIn peut être lu.',
  'not-a-resume':
    'Ce fichier contient des données valides, mais pas un CV dans un format connu. Choisissez un fichier JSON Resume, Reactive Resume, RenderCV ou Vitae, ou un PDF ou DOCX.',
  'not-a-letter':
    'Aucune lettre de motivation ne peut être lue dans ce type de fichier. Choisissez un fichier PDF, DOCX, ODT, RTF, HTML, TXT ou Markdown, ou une lettre que vous avez enregistrée ici en JSON.',
  'newer-version':
    'Ce fichier vient d’une version plus récente de l’application. Mettez-la à jour, puis choisissez-le de nouveau.',
  cancelled: 'La lecture du fichier a été annulée. Choisissez-le de nouveau pour recommencer.',
  failed: 'Ce fichier n’a pas pu être lu. Enregistrez-le de nouveau en PDF ou DOCX, ou choisissez un autre format.',
  photoByAddress: 'Le fichier renvoie à une photo, qui n’a pas été téléchargée. Ajoutez la photo dans les coordonnées.',
  photoLeftOut:
    'La photo du fichier est endommagée, dépasse 300 Ko ou n’est ni en PNG ni en JPEG ; elle a été laissée de côté. Ajoutez-la de nouveau dans les coordonnées.',
  recognised:
    'Le texte de ce fichier a été reconnu dans des images ; des lettres peuvent être fausses : comparez-le avec les pages à côté.',
  pagesWithoutText: '{{pages}} des pages ne contiennent que des images ; rien n’y a été lu.',
  renamed: 'Le nom se termine par .{{extension}}, mais le contenu est au format {{format}} ; il a été lu comme tel.',
  unknownFields: 'Ces parties du fichier n’ont pas leur place dans un CV et ont été laissées de côté : {{names}}.',
  'format-pdf': 'PDF',
  'format-docx': 'DOCX',
  'format-odt': 'texte OpenDocument',
  'format-rtf': 'Rich Text',
  'format-vitae': 'Vitae JSON',
  'format-json-resume': 'JSON Resume',
  'format-reactive-resume': 'Reactive Resume JSON',
  'format-rendercv': 'RenderCV YAML',
  'format-europass': 'XML Europass',
  'format-linkedin': 'export LinkedIn',
  'format-markdown': 'Markdown',
  'format-html': 'page web',
  'format-text': 'texte brut',
};
