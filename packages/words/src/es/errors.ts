import type { Translation } from '../translate.ts';
import type { errors as english } from '../en/errors.ts';

export const errors: Translation<typeof english> = {
  'bad-request': 'No se pudo leer la solicitud.',
  conflict: 'Otro dispositivo ha modificado esto entretanto.',
  'email-taken': 'Ya existe una cuenta con esta dirección. Inicie sesión o restablezca la contraseña.',
  forbidden: 'No tiene permiso para hacer esto.',
  'foreign-origin': 'Esta solicitud no procede de la aplicación.',
  internal: 'Se ha producido un error inesperado. Consulte la consola para ver los detalles.',
  invalid: 'Algunos campos no son válidos.',
  'invalid-code': 'Este código es incorrecto o ha caducado. Revíselo o solicite otro.',
  'invalid-credentials': 'El correo electrónico o la contraseña son incorrectos.',
  'invalid-signature': 'La firma de este mensaje es incorrecta.',
  'limit-reached': 'Su plan no permite más documentos sincronizados. Este se queda en este dispositivo.',
  'method-not-allowed': 'Esto no es posible aquí.',
  'newer-version': 'Esto se escribió con una versión más reciente de la aplicación. Actualícela para modificarlo.',
  'not-found': 'Esto no existe.',
  'not-ready': 'El servidor no está listo. Vuelva a intentarlo dentro de un momento.',
  'passkey-unknown': 'Esta llave de acceso no se conoce aquí.',
  restored: 'El servidor se ha restaurado desde una copia de seguridad. Vuelva a sincronizar.',
  'storage-full':
    'Su cuenta está llena. Esto se queda en este dispositivo; elimine definitivamente documentos de la papelera para hacer sitio.',
  'too-large': 'Esto es demasiado grande.',
  'too-many-requests': 'Demasiados intentos. Espere un momento y vuelva a intentarlo.',
  unauthenticated: 'Inicie sesión para continuar.',
  'wrong-type': 'Este tipo de archivo no se acepta aquí.',
  codeDigits: 'El código tiene 6 cifras.',
  nameMissing: 'Escriba su nombre.',
  passwordTooLong: 'Use como máximo 128 caracteres.',
  passwordTooShort: 'Use al menos 10 caracteres.',
  unstorable: 'Contiene un carácter que no se puede guardar.',
};
