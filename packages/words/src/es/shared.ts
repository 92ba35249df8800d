import type { Translation } from '../translate.ts';
import type { shared as english } from '../en/shared.ts';

export const shared: Translation<typeof english> = {
  downloadPdf: 'Descargar PDF',
  pages: 'Páginas',
  text: 'Texto',
  page: 'Página {{page}} de {{count}}',
  document: 'Documento compartido',
  fileName: 'Documento',
  madeWith: 'Hecho con {{appName}}',
  passwordTitle: 'Este documento tiene contraseña',
  passwordIntro: 'Escriba la contraseña que recibió con el enlace.',
  password: 'Contraseña',
  open: 'Abrir',
  wrongPassword: 'Esa no es la contraseña. Revísela y vuelva a intentarlo.',
  tooMany: 'Demasiados intentos. Vuelva a intentarlo más tarde.',
  goneTitle: 'Este enlace no funciona',
  goneText: 'Puede que haya caducado o que no se copiara completo. Pida otro a quien se lo envió.',
  busyTitle: 'Este documento no se puede mostrar ahora',
  busyText: 'Vuelva a intentarlo dentro de un minuto.',
};
