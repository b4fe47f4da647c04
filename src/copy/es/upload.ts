import type { upload as en } from '#copy/en/upload.ts';

export const upload: typeof en = {
  refusals: {
    noFile: 'Seleccione un archivo para subir',
    oneFile: 'Envíe un solo archivo a la vez.',
    empty: 'Este archivo está vacío. Elija otro archivo.',
    tooLarge: 'El archivo supera el límite de 50 MB',
    form: 'No se pudo leer el formulario con el archivo. Vuelva a cargar la página y elija el archivo de nuevo.',
    cut: 'Se perdió la conexión antes de que llegara todo el archivo y no se guardó nada. Elija el archivo de nuevo.',
    type: (accepted) => `No se acepta este tipo de archivo. Se aceptan: ${accepted}.`,
    dangerous: 'Este archivo contiene un programa, un script o macros y no se acepta. Guárdelo como PDF y envíe ese.',
    pixels: 'Esta imagen tiene más de 120 megapíxeles. Redúzcala o envíe un PDF.',
    infected: 'Encontramos software malicioso en este archivo, por eso no lo aceptamos. Envíe otro archivo o llámenos.',
    notScanned: 'En este momento no podemos revisar archivos. Inténtelo de nuevo en unos minutos.',
    full: (most) => `Esta solicitud ya tiene ${String(most)} archivos, el máximo.`,
    documentType: 'Elija uno de los tipos de documento.',
    paper: 'Elija uno de los documentos de la lista.',
    description: 'La descripción es un texto de 500 caracteres como máximo.',
  },
  link: {
    unknown: 'Este enlace para subir documentos no es válido.',
    expired: 'Este enlace para subir documentos ha vencido.',
    closed: 'Ya no necesitamos documentos para esta solicitud, por eso este enlace no acepta archivos.',
    usedUp: 'Este enlace ya alcanzó su número máximo de archivos.',
    tooManyUnknown: (wait) => `Demasiados enlaces desconocidos. Espere ${wait}.`,
    busy: 'Ya se están enviando varios archivos desde aquí. Espere unos segundos.',
    quota: (wait) =>
      `Hoy se enviaron demasiados archivos para este distribuidor. Espere ${wait}; su enlace sigue activo.`,
    tooMany: (wait) => `Se enviaron demasiados archivos a la vez. Espere ${wait}; su enlace sigue activo.`,
  },
};
