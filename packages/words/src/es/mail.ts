import type { Translation } from '../translate.ts';
import type { mail as english } from '../en/mail.ts';

export const mail: Translation<typeof english> = {
  newsletterSubject: 'Confirme el boletín de {{appName}}',
  newsletterText:
    'Alguien, probablemente usted, pidió recibir el boletín de {{appName}} en esta dirección. Para confirmarlo:\n\n{{confirm}}\n\nSi no fue usted, no tiene que hacer nada: no se envía nada sin la confirmación, y la dirección se olvida después de 7 días.\n\nPara terminarlo más adelante, o ahora: {{unsubscribe}}',
  contactSubject: 'Un mensaje para {{appName}}',
  contactText: '{{name}} <{{email}}> escribió por el formulario de contacto:\n\n{{message}}',
  codeSubject: '{{code}} – {{purpose}}',
  codeText:
    'Su código para {{what}} es {{code}}.\n\nVale durante {{minutes}} minutos. Nadie de {{appName}} se lo pedirá nunca.\n\nSi no lo ha pedido, no tiene que hacer nada: sin el código no cambia nada.\n\n{{appName}}, {{url}}',
  'change-email-purpose': 'Su código para confirmar esta dirección',
  'change-email-what': 'usar esta dirección en su cuenta',
  'reset-purpose': 'Su código para una contraseña nueva',
  'reset-what': 'establecer una contraseña nueva',
  'sign-in-purpose': 'Su código para iniciar sesión',
  'sign-in-what': 'iniciar sesión',
  'verify-email-purpose': 'Su código para confirmar esta dirección',
  'verify-email-what': 'confirmar su correo electrónico',
  addressChangesSubject: 'Su correo electrónico va a cambiar',
  addressChangesText:
    'Alguien con la sesión iniciada en su cuenta de {{appName}} pidió cambiar su correo electrónico. Si no fue usted, establezca una contraseña nueva: {{url}}/forgot-password',
  deletionSubject: 'Su cuenta se eliminará',
  deletionText:
    'Su cuenta de {{appName}} y todo lo que contiene se eliminarán el {{day}}. Para conservarla, inicie sesión antes: {{url}}/account/settings',
  dataTakenSubject: 'Hemos preparado sus datos',
  dataTakenText:
    'Alguien que lleva {{appName}} ha descargado los datos de su cuenta, por este motivo: {{reason}}\n\nSi no lo pidió, escríbanos: {{url}}/contact',
  documentOpenedSubject: 'Se ha abierto un documento suyo',
  documentOpenedText:
    'Alguien que lleva {{appName}} ha abierto su documento «{{title}}», por este motivo: {{reason}}\n\nSi tiene preguntas, escríbanos: {{url}}/contact',
  googleLinkedSubject: 'Se ha enlazado una cuenta de Google',
  googleLinkedText:
    'Ahora puede iniciar sesión en su cuenta de {{appName}} con una cuenta de Google. Si no fue usted, establezca una contraseña nueva: {{url}}/forgot-password',
  passkeyAddedSubject: 'Se ha añadido una clave de acceso',
  passkeyAddedText:
    'Ahora puede iniciar sesión en su cuenta de {{appName}} con una clave de acceso nueva. Si no fue usted, quítela y establezca una contraseña nueva: {{url}}/account/settings',
  passkeyRemovedSubject: 'Se ha quitado una clave de acceso',
  passkeyRemovedText:
    'Se ha quitado una clave de acceso de su cuenta de {{appName}} y ya no sirve para iniciar sesión. Si no fue usted, establezca una contraseña nueva: {{url}}/forgot-password',
  passwordChangedSubject: 'Su contraseña ha cambiado',
  passwordChangedText:
    'Su cuenta de {{appName}} tiene una contraseña nueva. Si no fue usted, establezca una contraseña nueva: {{url}}/forgot-password',
  receiptSubject: 'Recibo {{number}}: {{amount}}',
  receiptText:
    'Gracias. Hemos recibido {{amount}}. Su recibo {{number}} está aquí, también en PDF: {{url}}/account/payments\n\n{{lines}}\n\n¿No es lo que esperaba? Tiene {{days}} días para recuperar su dinero: {{url}}/refund-policy\n\n{{appName}}, {{url}}',
  refundSubject: 'Su reembolso de {{amount}}',
  refundText:
    'Hemos reembolsado {{amount}}. En una tarjeta puede tardar hasta diez días en aparecer. Su nota de abono {{number}} está aquí: {{url}}/account/payments\n\n{{lines}}\n\n{{appName}}, {{url}}',
  refundReturnedSubject: 'Su reembolso de {{amount}} está en su monedero',
  refundReturnedText:
    'Su reembolso de {{amount}} no llegó a su tarjeta: su banco o el proveedor de pagos lo devolvió. El importe completo está en su monedero. Puede gastarlo o pedirnos que se lo devolvamos de otra forma: {{url}}/account/payments/wallet\n\n{{appName}}, {{url}}',
  latePaymentSubject: 'Su pago de {{amount}} está en su monedero',
  latePaymentText:
    'Su pago de {{amount}} ya no pudo usarse para su pedido: el pedido se había cerrado o había otro plan en curso. El importe completo está en su monedero. Puede gastarlo o pedir que se le devuelva aquí: {{url}}/account/payments/wallet\n\nSu recibo {{number}} está aquí, también en PDF: {{url}}/account/payments\n\n{{lines}}\n\n{{appName}}, {{url}}',
  pastDueSubject: 'No se pudo renovar su plan',
  pastDueText:
    'El pago de su plan de {{appName}} no se completó. Lo intentaremos de nuevo el {{day}}, y hasta entonces no cambia nada para usted. Para pagar con otra tarjeta o cancelar el plan: {{url}}/account/pricing\n\n{{appName}}, {{url}}',
  planEndedSubject: 'Su plan ha terminado',
  planEndedText:
    'Su plan de {{appName}} ha terminado y no se le cobrará nada más. Conserva todos sus documentos: puede abrir, editar y descargar cada uno. Los documentos que superen el límite del plan gratuito dejan de sincronizarse, pero siguen en sus dispositivos. Puede volver cuando quiera: {{url}}/account/pricing\n\n{{appName}}, {{url}}',
  reviewStartedSubject: 'Su revisión está en la cola',
  reviewStartedText:
    'Hemos recibido su solicitud de una revisión de un especialista. Recibirá un correo cuando empiece y otro cuando la respuesta esté lista. Hasta que un especialista empiece, puede cancelarla en el informe: {{url}}/account\n\n{{appName}}, {{url}}',
  reviewTakenSubject: 'Un especialista está revisando su documento',
  reviewTakenText:
    'Un especialista ha empezado a revisar su documento. Recibirá un correo cuando la respuesta esté lista.\n\n{{appName}}, {{url}}',
  reviewHandedBackSubject: 'Otro especialista revisará su documento',
  reviewHandedBackText:
    'El especialista que había empezado su revisión no pudo terminarla. Vuelve a estar al principio de la cola y usted no tiene que hacer nada.\n\n{{appName}}, {{url}}',
  reviewDeliveredSubject: 'Su revisión está lista',
  reviewDeliveredText:
    'Lea la respuesta del especialista en su informe de evaluación: {{url}}/account\n\n{{appName}}, {{url}}',
  reviewCancelledSubject: 'Su revisión se ha cancelado',
  reviewCancelledText:
    'La revisión de su documento se ha cancelado. Recibirá lo que pagó por ella.\n\n{{appName}}, {{url}}',
  reviewRefundedSubject: 'Su revisión se ha reembolsado',
  reviewRefundedText: 'Hemos reembolsado lo que pagó por la revisión.\n\n{{appName}}, {{url}}',
  twoFactorOffSubject: 'Se ha desactivado el acceso en dos pasos',
  twoFactorOffText:
    'Su cuenta de {{appName}} ya no pide un segundo factor. Si no fue usted, establezca una contraseña nueva: {{url}}/forgot-password',
};
