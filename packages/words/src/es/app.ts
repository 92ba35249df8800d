import type { Translation } from '../translate.ts';
import type { app as english } from '../en/app.ts';

export const app: Translation<typeof english> = {
  close: 'Cerrar',
  skipToContent: 'Ir al contenido',
  pageLoaded: '{{title}}, página cargada',
  loadingPage: 'Cargando la página',
  home: '{{appName}}, inicio',
  mainNavigation: 'Principal',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  login: 'Iniciar sesión',
  account: 'Cuenta',
  language: 'Idioma',
  buildResume: 'Crear currículum',
  nav: {
    templates: 'Plantillas',
    evaluate: 'Evaluar',
    jobs: 'Empleos',
    resources: 'Recursos',
    remoteJobs: 'Teletrabajo',
    opensNewTab: '(se abre en una ventana nueva)',
  },
  theme: {
    label: 'Tema',
    system: 'Como el dispositivo',
    light: 'Claro',
    dark: 'Oscuro',
  },
  error: {
    notFoundTitle: 'Página no encontrada',
    title: 'Se ha producido un error',
    adminOnly:
      'Solo los administradores pueden abrir esta página, y {{email}} no lo es. Inicie sesión con otra cuenta para continuar.',
    message: 'No hemos encontrado la página que busca.',
    backHome: 'Volver al inicio',
    status: 'Estado {{status}}',
  },
  update: {
    title: 'Hay una versión nueva',
    description: 'Sus documentos se quedan como están.',
    reload: 'Recargar',
  },
  number: {
    less: 'Menos',
    more: 'Más',
  },
  missing: {
    pages: 'No se pudieron cargar las páginas. Revise la conexión y vuelva a intentarlo.',
    steps: 'No se pudieron cargar los pasos. Revise la conexión y vuelva a intentarlo.',
    step: 'No se pudo cargar este paso. Revise la conexión y vuelva a intentarlo.',
  },
  notLoaded: 'No se pudo cargar una parte de la aplicación. Revise la conexión y vuelva a intentarlo.',
  pagesTooSlow:
    'Dibujar las páginas tardaba demasiado y se ha detenido. Su texto está a salvo. Vuelva a intentarlo o recargue la página.',
  storage: {
    failedTitle: 'No se pudieron abrir sus documentos',
    retry: 'Volver a intentarlo',
  },
};
