import type { Translation } from '../translate.ts';
import type { importer as english } from '../en/importer.ts';

export const importer: Translation<typeof english> = {
  empty: 'Este archivo está vacío. Compruebe que se guardó entero y vuelva a elegirlo.',
  'too-large':
    'Este archivo ocupa más de 20 MB. Vuelva a exportar el currículum sin imágenes grandes o elija un archivo más pequeño.',
  'too-many-pages': 'Este archivo tiene más de 50 páginas. Guarde solo las páginas del currículum y elija ese archivo.',
  timeout:
    'Leer este archivo tardaba más de 30 segundos y se ha detenido. Guárdelo de nuevo como PDF o DOCX o elija otro formato.',
  encrypted: 'Este archivo está protegido con contraseña. Ábralo, guarde una copia sin contraseña y elija la copia.',
  damaged: 'Este archivo está dañado y no se puede abrir. Vuelva a exportarlo desde el programa en que se hizo.',
  'image-only':
    'Este PDF solo contiene imágenes de texto, como un escaneo, así que no se puede leer ninguna palabra. Elija el documento original o aplíquele antes un reconocimiento de texto (OCR).',
  unrecognised:
    'No se ha podido reconocer ninguna palabra en las páginas de este archivo. Escanéelo de nuevo recto, nítido y en negro sobre blanco, o elija el documento original.',
  'recognition-not-there':
    'No se pudo cargar el reconocimiento de texto. Compruebe la conexión e inténtelo de nuevo, o elija el documento original.',
  'too-many-pixels':
    'Esta imagen tiene más de 36 millones de píxeles. Guárdela con menos, como los de un A4 a 300 puntos por pulgada, y elíjala de nuevo.',
  'no-text': 'Este archivo no contiene texto. Compruebe que es el archivo correcto y vuelva a elegirlo.',
  'unreadable-text':
    'Este PDF no dice a qué letras corresponden sus formas, así que no se pueden leer las palabras. Elija el documento original o vuelva a exportar el PDF con otro programa.',
  unsupported:
    'Este tipo de archivo no se puede leer. Elija un archivo PDF, DOCX, ODT, RTF, HTML, TXT, Markdown o JSON (JSON Resume, Reactive Resume o Vitae), YAML de RenderCV, XML de Europass o la exportación de datos de LinkedIn en ZIP.',
  'legacy-word': 'Este es un documento antiguo de Word (.doc). Ábralo, guárdelo como .docx o PDF y elija ese archivo.',
  picture:
    'El contenido de este archivo es una imagen, diga lo que diga su nombre, y no se pueden leer palabras en él. Elija el documento mismo, o pase la imagen por un reconocimiento de texto (OCR) y elija el resultado.',
  spreadsheet:
    'El contenido de este archivo es una hoja de cálculo, que no se puede leer. Guárdela como PDF y elija ese archivo.',
  slides:
    'El contenido de este archivo es una presentación, que no se puede leer. Guárdela como PDF y elija ese archivo.',
  apple:
    'Este es un documento de Pages, Numbers o Keynote, que no se puede leer. Ábralo allí, expórtelo como PDF o Word y elija ese archivo.',
  recording: 'El contenido de este archivo es audio o vídeo, y no se pueden leer palabras en él. Elija un documento.',
  archive:
    'Este archivo es un paquete comprimido con otros archivos. Descomprímalo y elija el documento. De estos paquetes solo se puede leer la exportación de datos de LinkedIn.',
  'not-a-resume':
    'Este archivo contiene datos válidos, pero no un currículum en un formato conocido. Elija un archivo de JSON Resume, Reactive Resume, RenderCV o Vitae, o un PDF o DOCX.',
  'not-a-letter':
    'De este tipo de archivo no se puede leer una carta de presentación. Elija un archivo PDF, DOCX, ODT, RTF, HTML, TXT o Markdown, o una carta guardada aquí como JSON.',
  'newer-version':
    'Este archivo se escribió con una versión más reciente de la aplicación. Actualícela y vuelva a elegirlo.',
  cancelled: 'Se ha cancelado la lectura del archivo. Vuelva a elegirlo para empezar de nuevo.',
  failed: 'No se pudo leer este archivo. Guárdelo de nuevo como PDF o DOCX o elija otro formato.',
  photoByAddress: 'El archivo enlaza a una foto, que no se ha descargado. Añada la foto en los datos personales.',
  photoLeftOut:
    'La foto del archivo está dañada, ocupa más de 300 KB o no es PNG ni JPEG, y se ha omitido. Vuelva a añadirla en los datos personales.',
  recognised:
    'El texto de este archivo se ha reconocido en imágenes, así que puede haber letras equivocadas: compárelo con las páginas de al lado.',
  pagesWithoutText: '{{pages}} de las páginas solo contienen imágenes; de ellas no se ha leído nada.',
  renamed: 'El nombre termina en .{{extension}}, pero el contenido es {{format}}; se ha leído como tal.',
  unknownFields: 'Estas partes del archivo no caben en un currículum y se han omitido: {{names}}.',
  'format-pdf': 'PDF',
  'format-docx': 'DOCX',
  'format-odt': 'texto OpenDocument',
  'format-rtf': 'texto enriquecido (RTF)',
  'format-vitae': 'JSON de Vitae',
  'format-json-resume': 'JSON Resume',
  'format-reactive-resume': 'JSON de Reactive Resume',
  'format-rendercv': 'YAML de RenderCV',
  'format-europass': 'XML de Europass',
  'format-linkedin': 'una exportación de LinkedIn',
  'format-markdown': 'Markdown',
  'format-html': 'una página web',
  'format-text': 'texto sin formato',
};
