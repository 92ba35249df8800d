import type { Translation } from '../translate.ts';
import type { network as english } from '../en/network.ts';

export const network: Translation<typeof english> = {
  noAnswer: 'Se ha producido un error inesperado. Consulte la consola para ver los detalles.',
  networkError: 'Error de red: {{message}}',
  refusedConnection:
    'No se puede conectar con el servidor de la API. Compruebe que está en marcha en la dirección configurada.',
  status: 'HTTP {{status}}: {{statusText}}',
  noRefreshAnswer: 'La renovación de la sesión no ha dado respuesta',
  otherAccount: 'Esta cuenta ya no tiene la sesión iniciada.',
  notFound: 'Página no encontrada',
  pageNotFound: 'Página no encontrada: {{path}}',
  invalidState: 'Parámetro de estado no válido. Posible ataque CSRF.',
  providerNotSupported: 'El proveedor {{provider}} no es compatible',
};
