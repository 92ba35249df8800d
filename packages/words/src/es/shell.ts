import type { Translation } from '../translate.ts';
import type { shell as english } from '../en/shell.ts';

export const shell: Translation<typeof english> = {
  footer: {
    label: 'Pie de página',
    tagline: 'Elimine los errores, prepare su currículum para el puesto adecuado y vea lo bueno que es.',
    resources: 'Recursos',
    company: 'Empresa',
    newsletter: 'Boletín',
    newsletterIntro: 'Consejos sobre currículums y candidaturas, por correo electrónico.',
    newsletterClosed: 'Todavía no hay lista de correo, así que no es posible suscribirse.',
    newsletterSent: 'Consulte su correo: el boletín empieza cuando abra el enlace de nuestro mensaje.',
    email: 'Correo electrónico',
    subscribe: 'Suscribirse',
    social: 'Redes sociales',
    cards: 'Marcas de tarjetas',
    copyright: '© {{year}} {{appName}}',
    analytics: 'Elección sobre las estadísticas',
  },
  analytics: {
    title: '¿Puede este sitio contar las páginas vistas?',
    text: 'Con su consentimiento se carga Google Tag Manager, que puede instalar cookies. Sabe qué tipos de páginas abre. Sin él, no se carga nada de otros sitios y todo funciona.',
    isAllowed: 'Lo ha permitido. Si cambia de opinión, la página se vuelve a cargar sin él.',
    isRefused: 'No lo ha permitido.',
    allow: 'Permitir',
    refuse: 'No permitir',
  },
  openFailed: 'No se pudo abrir el archivo',
  openFirst: 'Abra antes un documento',
  openFirstToPrint: 'Después podrá imprimir sus páginas.',
  openFirstToSave: 'Después podrá guardar sus páginas como PDF.',
  openFirstForPalette: 'Después podrá usar sus comandos.',
};
