import type { Translation } from '../translate.ts';
import type { site as english } from '../en/site.ts';

export const site: Translation<typeof english> = {
  licences: {
    title: 'Licencias de código abierto',
    intro: '{{appName}} se ha creado con estas bibliotecas y fuentes. Gracias a quienes las escribieron.',
    failed: 'No se pudo cargar la lista',
    noText: 'De {{author}}. El paquete nombra su licencia, {{licence}}, pero no incluye su texto.',
  },
  home: {
    promise: 'El currículum que ve es el archivo que envía',
    explain:
      'Escriba, y las páginas reales siguen cada pulsación. El PDF es exactamente esas páginas, con texto que pueden leer las personas y los sistemas de selección.',
    action: 'Crear su currículum',
    reassure: 'Sin cuenta. Sin marca de agua. Sin nada que pagar al descargar.',
    demo: 'Un currículum que se escribe, con su página siguiendo cada pulsación',
    demoField: {
      fullName: 'Nombre y apellidos',
      headline: 'Titular profesional',
      summary: 'Resumen',
      bullet: 'Qué hizo y qué logró',
    },
    pause: 'Pausar la escritura',
    play: 'Continuar la escritura',
    how: 'Cómo funciona',
    steps: {
      bring: {
        title: 'Traiga lo que tiene',
        text: 'Suelte un PDF, un archivo de Word o texto sin formato. Lo leído se muestra junto al original, y solo hay que revisar lo dudoso. O empiece desde cero.',
      },
      write: {
        title: 'Escriba con las páginas a la vista',
        text: 'Una sección cada vez, con ejemplos. Cambie la plantilla, los colores o el papel cuando quiera; su texto no cambia.',
      },
      download: {
        title: 'Descargue esas mismas páginas',
        text: 'Un PDF con texto seleccionable y enlaces que funcionan, y sus datos en un archivo que puede traer de vuelta o llevar a otro sitio.',
      },
    },
    looksBefore: 'Plantillas anteriores',
    looksNext: 'Más plantillas',
    evaluation: 'Vea lo bueno que es su currículum',
    evaluationText:
      'Suelte un archivo y obtenga una puntuación con sus motivos. Sin cuenta, y el archivo se queda en este dispositivo.',
    evaluationList: [
      'Qué corregir primero y cuántos puntos vale cada corrección',
      'Cada observación marcada en su lugar de la página, con por qué importa',
      'El texto como lo lee un programa y cuánto encaja con una oferta de empleo',
    ],
    questions: 'Preguntas',
    questionsAll: 'Todas las preguntas y respuestas',
    drop: 'Suelte aquí su currículum',
    dropEdit: 'O conviértalo en uno que pueda editar',
    dropHint:
      'PDF, DOCX, ODT, RTF, HTML, TXT, Markdown o JSON. Se lee en su dispositivo y no se envía a ningún sitio. Obtiene una puntuación, qué corregir primero y por qué.',
    dropChoose: 'Elegir un archivo',
    looks: 'Páginas reales, no imágenes de páginas',
    looksText:
      'Cada plantilla sirve para cualquier currículum: largo o corto, de una página o de cinco. Estas las dibuja aquí mismo el programa que escribe el archivo.',
    looksAll: 'Todas las plantillas',
    prices: 'Precios',
    pricesText: 'Todo lo que hace falta para presentarse es gratis. Solo se pagan los extras.',
    honest: 'Qué hace y qué no hace todavía',
    today: 'Hoy',
    todayList: [
      'Para escribir, evaluar y descargar no hace falta cuenta, y sus documentos se quedan en este dispositivo',
      'Con una cuenta, los mismos documentos en todos sus dispositivos',
      'Cada descarga es gratis y sin marca de agua, igual que nueve de las doce plantillas',
      'Para escribir no hace falta red: sus páginas se guardan, se componen y se dibujan en su propio dispositivo',
      'Cartas de presentación en doce plantillas, que se editan, imprimen y exportan como un currículum',
      'Una evaluación de currículums y cartas de presentación, hecha en su dispositivo: qué corregir primero, por qué y cuánto vale',
      'Deshacer para cada cambio en un documento y una papelera que conserva 30 días los documentos eliminados',
      'Puede exportar sus datos en cualquier momento, como JSON que otras herramientas pueden leer',
    ],
    notYet: 'Todavía no',
    notYetList: ['Evaluar páginas escaneadas: un archivo para evaluar debe contener texto'],
  },
  contact: {
    title: 'Contacto',
    intro: 'Escriba a las personas que gestionan este sitio. La respuesta llega a su correo electrónico.',
    closed:
      'En este sitio nadie está configurado para recibir mensajes, así que no hay formulario. Si lo gestiona su organización, pregunte a quien lo configuró.',
    name: 'Su nombre',
    nameMissing: 'Escriba su nombre.',
    email: 'Correo electrónico para la respuesta',
    emailMissing: 'Escriba su correo electrónico.',
    emailWrong: 'Escriba un correo electrónico, por ejemplo nombre@example.com.',
    message: 'Mensaje',
    messageShort: 'Escriba al menos una frase.',
    messageLong: 'Use como máximo {{count}} caracteres.',
    send: 'Enviar el mensaje',
    failed: 'El mensaje no se ha enviado',
    sent: 'Su mensaje está en camino',
    sentText: 'Recibirá la respuesta por correo electrónico.',
  },
  blog: {
    title: 'Blog',
    leaving: 'El blog tiene su propio sitio. Se abrirá enseguida.',
    go: 'Ir al blog',
    intro: 'Consejos sobre currículums, cartas de presentación y candidaturas que puede usar el mismo día.',
    all: 'Todos los artículos',
    feed: 'Seguir el blog en un lector de noticias',
    build: 'Crear su currículum',
  },
  later: {
    label: 'No está en esta versión',
    build: 'Crear su currículum',
    templates: 'Ver las plantillas',
    admin: {
      title: 'Esta parte de la administración aún no está disponible',
      what: 'Aquí se gestionarán las plantillas y los ejemplos.',
      now: 'Hasta entonces vienen con la aplicación. Las demás páginas de la administración funcionan.',
    },
  },
};
