import type { verify as en } from '#copy/en/verify.ts';

export const verify: typeof en = {
  heading: 'Verifique una copia firmada',
  lead: (company) =>
    `Cada copia firmada de ${company} lleva un código en su última página. Escriba primero el código. Si es válido, podrá elegir su archivo y compararlo. No muestra nada de la solicitud.`,
  code: 'Código',
  codeHint: '25 letras y números, en cinco grupos. Puede usar minúsculas.',
  codeShort: 'El código tiene 25 letras y números',
  check: 'Comprobar el código',
  checking: 'Comprobando...',
  found: 'El código es válido',
  foundText: (company) =>
    `${company} emitió esta copia y la conserva. El código por sí solo no prueba que su archivo sea esa copia; compárelo aquí abajo.`,
  signedAt: 'Firmada',
  language: 'Idioma',
  languages: { en: 'Inglés', es: 'Español' },
  contentHash: 'Huella del archivo (SHA-256)',
  unknownTitle: 'No reconocemos este código',
  unknown: (phone) =>
    `Revise el código en la última página del documento. Si es correcto, el documento no es nuestro. Llame al ${phone}.`,
  failedTitle: 'No se pudo comprobar el código',
  failed: (phone) => `Intente de nuevo en un minuto o llame al ${phone}.`,
  again: 'Intentar de nuevo',
  otherCode: 'Comprobar otro código',
  compare: 'Compare su archivo',
  compareText:
    'Elija el archivo PDF o suéltelo aquí. No sale de este dispositivo; su navegador solo calcula su huella.',
  choose: 'Elegir el archivo PDF',
  reading: 'Leyendo el archivo...',
  sameTitle: 'Verificado: el archivo no tiene cambios',
  same: (name) => `${name} tiene la misma huella, byte por byte.`,
  otherTitle: 'El archivo no coincide',
  other: (name) => `${name} tiene otra huella. Se editó o se volvió a guardar, o es otro documento.`,
  unreadTitle: 'No se pudo leer el archivo',
  unread: 'Elíjalo de nuevo. Si está en la nube, descárguelo primero.',
  insecure:
    'Su navegador calcula huellas solo con una conexión segura (https). Compare la huella de arriba con su propia herramienta.',
  noScript: {
    title: 'Esta página necesita JavaScript',
    text: 'Llámenos y comprobamos el código con usted:',
  },
};
