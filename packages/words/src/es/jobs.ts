import type { Translation } from '../translate.ts';
import type { jobs as english } from '../en/jobs.ts';

export const jobs: Translation<typeof english> = {
  'site-forms':
    'Elimina los mensajes del formulario de contacto al cabo de un año y las suscripciones al boletín que nadie confirmó',
  mail: 'Envía el correo en cola',
  evaluations: 'Ejecuta las evaluaciones solicitadas',
  'failed-evaluations': 'Elimina las evaluaciones una semana después de que fallaran',
  samples: 'Publica los cambios programados de los ejemplos',
  'review-refunds': 'Reembolsa las revisiones canceladas',
  figures: 'Cuenta registros, documentos y evaluaciones para los informes',
  payments: 'Consulta al proveedor de pagos sobre los pagos pendientes y repite los reembolsos interrumpidos',
  renewals: 'Renueva las suscripciones que vencen y termina las canceladas',
  reconciliation: 'Compara los pagos con el proveedor de pagos y anota cada diferencia',
  reconciling: 'Continúa una comparación de los libros que pidió un administrador',
  providerSays: 'Así lo indica el proveedor de pagos.',
  'money-events': 'Avisa a los dispositivos de que ha cambiado el plan o el monedero de su cuenta',
  'old-money-events': 'Elimina los identificadores de eventos de pago después de 400 días',
  trash: 'Elimina definitivamente los documentos que llevan 30 días en la papelera',
  accounts: 'Elimina las cuentas cuyo plazo ha terminado',
  versions: 'Reduce las versiones antiguas de los documentos',
  'sign-ins': 'Elimina las sesiones terminadas, los códigos usados y los contadores de intentos',
  'old-mail': 'Elimina el correo una semana después de enviarlo o de desistir',
  pictures: 'Elimina las imágenes que no usa ninguna versión de un documento',
  statistics: 'Cuenta lo que contiene la base de datos integrada, para que las listas sigan siendo rápidas',
  audit: 'Elimina las entradas del registro después de dos años',
  reviewAsked: 'La persona dueña de este documento solicitó una revisión.',
};
