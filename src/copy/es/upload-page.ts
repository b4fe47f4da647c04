import type { uploadPage as en } from '#copy/en/upload-page.ts';

const filesFor = (received: number, all: number): string =>
  `Recibimos archivos de ${String(received)} de ${all === 1 ? '1 documento' : `los ${String(all)} documentos`}`;

export const uploadPage: typeof en = {
  title: 'Envíe sus documentos',
  loading: 'Verificando el enlace...',
  invalid: {
    title: 'El enlace no es válido',
    text: 'Este enlace no es válido, ha vencido o ya alcanzó su límite de uso.',
    advice: 'Comuníquese con la persona que le compartió este enlace y pídale uno nuevo.',
  },
  ended: {
    title: 'Este enlace dejó de funcionar mientras la página estaba abierta',
    text: 'Los archivos marcados como recibidos ya llegaron. Los demás no se enviaron. Pida un enlace nuevo a la persona que le compartió este y elija esos archivos otra vez.',
  },
  closed: {
    title: 'Este enlace está cerrado',
    text: 'Ya no necesitamos documentos para esta solicitud, por eso este enlace no acepta archivos.',
    kept: 'Los archivos marcados como recibidos ya llegaron. Los demás no se enviaron.',
    advice: 'Si tiene preguntas, comuníquese con la persona que le compartió este enlace.',
  },
  unreached: {
    title: 'No se pudo verificar el enlace',
    text: 'Parece que se interrumpió su conexión. Su enlace sigue activo.',
    again: 'Intentar de nuevo',
  },
  task: {
    open: (documents, day) =>
      documents === 1
        ? `Envíe 1 documento a más tardar el ${day}`
        : `Envíe ${String(documents)} documentos a más tardar el ${day}`,
    any: (day) => `Envíe sus documentos a más tardar el ${day}`,
    done: 'Tenemos un archivo de cada documento de la lista',
    full: 'Este enlace ya no admite más archivos',
  },
  details: {
    title: 'Datos de la solicitud',
    company: 'Empresa',
    applicant: 'Solicitante',
    equipment: 'Equipo',
    expiresIn: (days, moment) => `Vence ${days} (${moment})`,
    uploads: 'Envíos',
  },
  equipment: {
    construction: 'Equipo de construcción',
    'food-service': 'Equipo para alimentos',
    manufacturing: 'Equipo de manufactura',
    transportation: 'Camiones y transporte',
    other: '',
  },
  remaining: (n) => (n === 1 ? '1 envío restante' : `${String(n)} envíos restantes`),
  usedUp: 'Este enlace ya alcanzó su número máximo de archivos.',
  usedUpAdvice: 'Si aún falta algo, pida un enlace nuevo a la persona que se lo compartió.',
  usedUpMissing: (documents) =>
    `Aún falta: ${documents.join(', ')}. Pida un enlace nuevo a la persona que se lo compartió.`,
  requestedBy: (who) => `Solicitado por ${who}`,
  requested: {
    title: 'Documentos solicitados',
    count: (received, all) => `${String(received)} de ${String(all)} recibidos`,
    missing: 'Pendiente',
    received: (files) =>
      `${files === 1 ? 'Recibimos 1 archivo' : `Recibimos ${String(files)} archivos`}. Agregue más páginas si las hay.`,
    add: 'Agregar',
    addMore: 'Agregar más',
    addFor: (paper) => `Agregar: ${paper}`,
    photo: 'Tomar foto',
    photoFor: (paper) => `Tomar foto: ${paper}`,
  },
  choose: 'Tomar foto o elegir archivo',
  drop: 'También puede arrastrar los archivos hasta aquí.',
  other: '¿No está en la lista o no sabe cuál es? Envíelo aquí.',
  limit: 'Máximo 50 MB por archivo',
  kinds: 'PDF, fotos, Word, Excel, texto. Puede elegir varios a la vez.',
  tooMany: (chosen, left) =>
    `Eligió ${String(chosen)} archivos y el enlace acepta ${String(left)} más. Quite algunos, o envíelos y pida otro enlace.`,
  chosen: 'Archivos elegidos',
  states: {
    chosen: 'Listo para enviar',
    sending: (percent) => `Enviando, ${String(percent)}%`,
    storing: 'Enviado. Lo estamos revisando y guardando...',
    waiting: 'Esperando la conexión',
    held: 'Este archivo se enviará automáticamente.',
    failed: 'No se envió:',
    received: 'Recibido',
    duplicate: 'es igual a un archivo anterior',
  },
  remove: (name) => `Quitar ${name}`,
  retry: 'Intentar de nuevo',
  notUsed: 'Esto no cuenta como un envío.',
  refused: {
    empty: 'Este archivo está vacío. Elija otro archivo.',
    type: (accepted) => `Envíe un PDF o una foto. No se acepta este tipo de archivo. También se aceptan: ${accepted}.`,
  },
  unreadable:
    'Se perdió la conexión y su dispositivo ya no puede abrir este archivo. Quítelo y elija el archivo de nuevo, o tome otra foto.',
  failedFallback: 'No se pudo enviar',
  offline: {
    title: 'Sin conexión',
    text: 'Sus archivos están a salvo. El envío continuará automáticamente cuando vuelva la conexión; no cierre esta página.',
  },
  send: 'Enviar todo',
  files: (n) => (n === 1 ? '1 archivo' : `${String(n)} archivos`),
  sending: (n) => `Enviando ${String(n)}...`,
  progress: (remaining, total) => `${String(remaining)} de ${String(total)} por enviar`,
  uploaded: 'Archivos recibidos',
  receipt: {
    title: (files) => (files === 1 ? 'Recibimos 1 archivo' : `Recibimos ${String(files)} archivos`),
    lead: (company, files) =>
      files === 1
        ? `${company} lo recibió y lo guarda cifrado. No hace falta enviarlo otra vez.`
        : `${company} los recibió y los guarda cifrados. No hace falta enviarlos otra vez.`,
    notified: (name, dealership) => `Avisamos a ${name}, de ${dealership}.`,
    next: (received, all, paper) => `${filesFor(received, all)}. Siga con: ${paper}.`,
    reference: 'Referencia',
    received: 'Recibido',
    for: 'Para',
    more: 'Enviar más archivos',
  },
  footer: (company) => `Envío seguro a ${company}.`,
  questions: '¿Dudas? Llame al',
  toasts: {
    failed: 'No se pudo enviar',
    failedText: (name, said) => `${name}: ${said}`,
    tooLarge: 'Archivo demasiado grande',
    tooLargeText: (name) => `${name} supera el límite de 50 MB`,
  },
  noScript: {
    title: 'Esta página necesita JavaScript',
    text: 'Llámenos y buscaremos otra manera de recibir sus documentos:',
  },
};
