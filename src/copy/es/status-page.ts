import type { statusPage as en } from '#copy/en/status-page.ts';
import { nextPromises } from './promises.ts';
import { receiptSteps } from './receipt-steps.ts';

const hear = (hearBy: string): string =>
  hearBy === '' ? 'Nos comunicaremos con usted pronto.' : nextPromises.contactBy(hearBy);
const documents = (n: number): string => (n === 1 ? '1 documento' : `${String(n)} documentos`);

export const statusPage: typeof en = {
  phases: {
    documents: {
      title: ({ missing }) => `Le toca a usted: envíe ${documents(missing)}`,
      text: ({ missing, hearBy, respondBy }) => {
        if (respondBy !== '')
          return `Para tomar nuestra decisión, necesitamos ${missing === 1 ? 'el documento' : 'los documentos'} a más tardar el ${respondBy}.`;
        return [...(hearBy === '' ? [] : [nextPromises.contactBy(hearBy)]), nextPromises.decision(missing)].join(' ');
      },
    },
    checking: {
      title: () => 'Nos toca a nosotros',
      text: ({ hearBy }) => `Ya tenemos sus documentos y los estamos revisando. ${hear(hearBy)}`,
    },
    review: {
      title: () => 'Nos toca a nosotros',
      text: ({ contact, hearBy }) =>
        `${contact === '' ? 'Un especialista en crédito' : contact} está revisando su expediente. ${hear(hearBy)}`,
    },
    decided: {
      title: () => 'Su decisión está lista',
      text: ({ email }) =>
        email === ''
          ? 'Enviamos nuestra decisión a la dirección de su solicitud. Ahí se explica el siguiente paso.'
          : `Enviamos nuestra decisión a ${email}. Ahí se explica el siguiente paso.`,
    },
    signing: {
      title: () => 'Le toca a usted',
      text: () =>
        'Sus documentos están listos para firmar. Nuestro correo explica cómo. Llámenos si tiene alguna pregunta.',
    },
    paid: { title: () => 'Todo listo', text: () => 'Ya le pagamos al vendedor. Disfrute su equipo.' },
    withdrawn: {
      title: () => 'Solicitud retirada',
      text: () => 'Como usted lo pidió, cerramos esta solicitud. Puede presentar otra en cualquier momento.',
    },
    closed: {
      title: () => 'Solicitud cerrada',
      text: () =>
        'Esta solicitud está cerrada. Llámenos si tiene alguna pregunta. Puede presentar otra en cualquier momento.',
    },
  },
  progress: 'Avance',
  steps: {
    received: 'Recibida',
    documents: 'Sus documentos',
    review: 'Revisión y decisión',
    sign: 'Usted firma sus documentos',
    paid: 'Le pagamos al vendedor',
  },
  send: receiptSteps.send,
  check: 'Revisamos sus documentos',
  stepStates: { done: 'Listo', now: 'Paso actual', open: 'Pendiente' },
  usual: { received: '', documents: '', review: '', sign: 'por lo general, el día que los recibe', paid: '' },
  documents: {
    title: 'Documentos',
    count: (done, all) => `${String(done)} de ${String(all)} recibidos`,
    missing: 'Pendiente',
    received: (files) =>
      `${files === 1 ? 'Recibimos 1 archivo' : `Recibimos ${String(files)} archivos`}. Agregue más páginas si las hay; revisaremos que no falte nada.`,
    receivedSide: 'Recibimos 1 archivo. Si se ven los dos lados, está completo. Si no, agregue el otro lado.',
    accepted: (at) => `Se aceptó el ${at}`,
    photo: 'Tomar una foto',
    file: 'Elegir un archivo',
    more: 'Agregar más',
    newest: 'el más reciente',
    wrong: '¿No era ese archivo? Agregue el correcto: veremos ambos.',
    photoFor: (name) => `Tomar una foto: ${name}`,
    fileFor: (name) => `Elegir un archivo: ${name}`,
    limit: 'PDF o fotos, hasta 50 MB cada uno.',
    sending: (percent) => `Enviando, ${String(percent)}%`,
    storing: 'Enviado. Lo estamos revisando y guardando…',
    waiting: 'Sin conexión. Su archivo está a salvo; continuaremos automáticamente. Mantenga esta página abierta.',
    held: 'Este archivo se enviará automáticamente.',
    stored: 'Recibido',
    failed: 'No se envió:',
    again: 'Intentar de nuevo',
    tooLarge: 'Este archivo supera los 50 MB. Envíe un PDF más pequeño o una foto de cada página.',
    empty:
      'Este archivo está vacío. Si está en la nube, descárguelo primero en su dispositivo. Luego elíjalo de nuevo.',
    type: (accepted) => `No se acepta este tipo de archivo. Envíe un PDF o una foto. También se aceptan: ${accepted}.`,
    unreadable:
      'Se perdió la conexión y su dispositivo ya no puede abrir este archivo. Tal vez se movió o cambió. Elija el archivo de nuevo o tome otra foto.',
    fallback: 'Inténtelo de nuevo o llámenos.',
    noScript:
      'Para enviar archivos se necesita JavaScript. Llámenos y encontraremos otra manera de recibir sus documentos.',
  },
  reminders: {
    stop: 'No enviar más recordatorios',
    text: 'Le recordamos por correo electrónico los documentos que faltan.',
    off: 'Los recordatorios por correo electrónico están desactivados.',
  },
  copy: {
    title: 'Copia firmada',
    masked: 'Copia firmada (PDF)',
    maskedNote: 'Los números confidenciales están ocultos.',
    codeLead:
      'La copia completa muestra todos los números. Para abrirla, le enviaremos un código por correo electrónico.',
    code: 'Envíenme un código',
    codeLabel: 'Código de 6 dígitos',
    codeNote: (email) => `Enviamos un código a ${email}. Funciona durante 10 minutos.`,
    complete: 'Descargar la copia completa',
    completeNote: 'La copia completa muestra todos los números. Guárdela en un lugar privado.',
    call: 'Para la copia completa, llámenos.',
  },
  contact: {
    title: '¿Tiene preguntas?',
    text: (reference) => `Llámenos e indique su referencia ${reference}.`,
  },
  saved: (email) =>
    email === ''
      ? 'Guarde la dirección de esta página. Siempre muestra el estado actual de su solicitud.'
      : `Enviamos el enlace de la página de su solicitud a ${email}. La página siempre muestra el estado actual.`,
  replies: {
    'code-sent': 'Código enviado. Revise su correo electrónico.',
    'code-wrong': 'El código es incorrecto o ya venció. Después de 5 intentos, pida uno nuevo.',
    wait: 'Espere un momento y vuelva a intentarlo.',
    'reminders-off': 'No enviaremos más recordatorios.',
  },
  find: 'Envíenme el enlace de nuevo',
  states: {
    unknown: {
      title: 'No reconocemos este enlace',
      text: 'Puede estar incompleto. Abra de nuevo el enlace de nuestro correo o llámenos.',
    },
    expired: {
      title: 'Este enlace ya venció',
      text: 'Su expediente se cerró hace tiempo. Llámenos si tiene alguna pregunta.',
    },
    revoked: {
      title: 'Este enlace fue reemplazado',
      text: 'Busque un correo más reciente de nosotros, o llámenos y le enviaremos un enlace nuevo.',
    },
    limited: {
      title: 'Demasiados enlaces desconocidos',
      text: (wait) => `Espere ${wait} y abra el enlace de nuevo.`,
    },
  },
  refusals: {
    revoked: 'Este enlace ya no funciona. Llámenos para recibir uno nuevo.',
    decided: 'Su solicitud ya no necesita documentos.',
    accepted: 'Ya aceptamos este documento, así que no hace falta nada más.',
    notAsked: 'Ya no necesitamos este documento.',
  },
};
