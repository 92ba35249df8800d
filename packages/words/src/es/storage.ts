import type { Translation } from '../translate.ts';
import type { storage as english } from '../en/storage.ts';

export const storage: Translation<typeof english> = {
  unavailable:
    'Este navegador no permite que el sitio guarde datos (ventana privada o almacenamiento bloqueado). Su trabajo solo existe en esta pestaña: descárguelo antes de cerrarla.',
  quota:
    'El almacenamiento de este sitio está lleno, así que sus últimos cambios aún no se han guardado. Descargue su documento como archivo y libere espacio; después se sigue guardando automáticamente.',
  blocked: 'Otra pestaña usa una versión anterior de esta aplicación. Cierre las demás pestañas y vuelva a intentarlo.',
  'newer-database':
    'Sus documentos se guardaron con una versión más reciente de esta aplicación. Recargue la página para obtenerla; hasta entonces puede descargarlos como archivos.',
  'newer-document':
    'Este documento se guardó con una versión más reciente de esta aplicación. Recargue la página o actualice la aplicación para abrirlo.',
  damaged:
    'Este documento no se puede leer y se ha apartado sin cambios. Puede descargar sus datos sin procesar; sus otros documentos no se ven afectados.',
  invalid:
    'Este cambio haría ilegible el documento, así que no se ha guardado. Deshágalo o descargue el documento como archivo.',
  'not-found': 'Este documento no está en este dispositivo. Puede que se haya eliminado definitivamente.',
  exists: 'Ya hay un documento con este identificador en este dispositivo.',
  'asset-too-large': 'Esta imagen ocupa más de 300 KB. Elija una más pequeña.',
  'asset-missing': 'Una imagen de este documento no está en este dispositivo. Vuelva a elegirla.',
  failed:
    'No se pudieron guardar o cargar sus datos. Descargue su documento como archivo y recargue la página o reinicie la aplicación.',
};
