import type { creditApplication as english } from '#copy/en/credit-application.ts';
import { applicationLabels } from './application-labels.ts';
import { typedAmounts } from './typed-amounts.ts';

export const creditApplication: typeof english = {
  typedAmounts,
  title: 'Solicitud de crédito',
  lead: 'Presentar la solicitud no cuesta nada. Nos comunicaremos con usted en un plazo de 24 a 48 horas.',
  successTitle: 'Solicitud enviada',
  optional: 'opcional',
  noScript: {
    title: 'Este formulario necesita JavaScript',
    text: 'Llámenos y tomaremos su solicitud por teléfono:',
  },
  sections: {
    salesperson: { title: 'Representante de ventas', lead: '' },
    business: {
      title: 'Información del negocio',
      lead: 'Para saber a quién financiamos. 8 respuestas obligatorias, unos 2 minutos.',
    },
    principal: {
      title: 'Información del dueño',
      lead: 'El dueño que firma esta solicitud. Solo el nombre es obligatorio; lo demás nos ayuda a decidir antes.',
    },
    equipment: {
      title: 'Información del equipo',
      lead: 'Para saber qué financiamos. Bastan la marca, el modelo y un precio aproximado.',
    },
    signatures: { title: 'Firmas', lead: '' },
  },
  labels: applicationLabels,
  fullLabels: {
    principalCity: 'Ciudad del dueño',
    principalState: 'Estado del dueño',
    principalZip: 'Código postal del dueño',
    principalPhone: 'Teléfono del dueño',
    principalEmail: 'Correo electrónico del dueño',
    equipmentCondition: 'Condición del equipo',
  },
  asked: {
    label: 'Condiciones solicitadas',
    text: (months, down) => `${months} meses${down === '' ? '' : `, ${down}% de pago inicial`}`,
  },
  hints: {
    date: 'MM/DD/AAAA (mes/día/año)',
    birthDate: 'MM/DD/AAAA (mes/día/año). Se guarda cifrada.',
    federalId: 'Se guarda cifrado.',
    ssn: 'Se guarda cifrado. Aceptamos ITIN (empieza con 9).',
    email: 'Aquí le enviaremos la confirmación y su número de referencia.',
    vendor: 'Distribuidor, subasta o vendedor particular',
    secondarySignature:
      'Solo si otra persona presenta la solicitud con usted. Nunca exigimos la firma de su cónyuge por el solo hecho de estar casados.',
  },
  businessTypes: {
    Corporation: 'Corporación',
    Partnership: 'Sociedad',
    Proprietorship: 'Empresa individual',
    LLC: 'LLC',
  },
  equipmentConditions: { New: 'Nuevo', Used: 'Usado', Refurbished: 'Reacondicionado' },
  showSsn: 'Mostrar SSN o ITIN',
  hideSsn: 'Ocultar SSN o ITIN',
  sameAddress: 'Usar la dirección del negocio',
  signing: {
    title: 'Usted firma',
    change: 'Cambiar',
    add: 'Agregar',
    notGiven: 'No indicado',
    preset: 'valor inicial: confírmelo',
  },
  contactOptional: 'Opcional, no es condición del crédito.',
  privacy: 'Cómo usamos y guardamos sus datos',
  submit: 'Enviar solicitud',
  submitting: 'Enviando...',
  encrypted: 'Sus datos viajan cifrados. Los números confidenciales se guardan cifrados (AES-256).',
  messages: {
    businessName: 'El nombre del negocio es obligatorio',
    businessPhone: 'Escriba un número de teléfono válido',
    businessStreet: 'La dirección es obligatoria',
    businessCity: 'La ciudad es obligatoria',
    businessState: 'El estado es obligatorio',
    businessZip: 'Escriba un código postal válido',
    businessNature: 'El giro del negocio es obligatorio',
    businessType: 'Opción no válida: elija Corporación, Sociedad, Empresa individual o LLC',
    principalName: 'El nombre del dueño es obligatorio',
    principalEmail: 'Escriba un correo electrónico válido',
    equipmentCondition: 'Opción no válida: elija Nuevo, Usado o Reacondicionado',
    primarySignature: 'La firma principal es obligatoria',
    text: 'Valor no válido: se espera un texto',
  },
  doubts: {
    digits: (found, wanted) =>
      found < wanted
        ? `Debe tener ${String(wanted)} dígitos; usted escribió ${String(found)}.`
        : `Debe tener ${String(wanted)} dígitos; usted escribió ${String(found)}. Revise si sobran dígitos.`,
    noNumber: (wanted) => `Escriba un número de ${String(wanted)} dígitos.`,
    dateForm: 'Escriba la fecha completa como MM/DD/AAAA: mes, día, año.',
    noSuchDate: 'Esa fecha no existe. El mes va primero: MM/DD/AAAA.',
    future: 'Esta fecha está en el futuro. Revísela.',
    longAgo: 'Esta fecha es demasiado antigua. Revise el año.',
    young: 'Con esta fecha, el dueño es menor de 18 años. Revise el año.',
    state: 'No reconocemos ese estado. Revise cómo está escrito.',
  },
  toCheck: 'Revise:',
  errorSummary: (count) => (count === 1 ? 'Corrija 1 campo' : `Corrija ${String(count)} campos`),
  rail: {
    label: 'Secciones de la solicitud',
    done: 'Completa',
    current: 'Usted está aquí',
    fields: (count) => (count === 1 ? '1 campo por corregir' : `${String(count)} campos por corregir`),
    check: (count) => (count === 1 ? '1 campo por revisar' : `${String(count)} campos por revisar`),
    short: (count) => `${String(count)} por corregir`,
    position: (index, total) => `${String(index)} de ${String(total)}`,
  },
  draft: {
    before: 'Sus respuestas se guardan en este dispositivo mientras escribe.',
    saved: (time) => `Guardado ${time}`,
    never:
      'Este dispositivo nunca guarda su SSN, ITIN, EIN, fecha de nacimiento, firmas ni su consentimiento para que lo contactemos.',
    retype: 'No se guardó. Escríbalo de nuevo.',
  },
  failure: {
    toastTitle: 'Error al Enviar',
    fallback: 'Intente de nuevo o contáctenos directamente',
    offlineTitle: 'Sin conexión',
    offline: 'No pudimos comunicarnos con el servidor. No se perdió nada: revise su conexión y envíe de nuevo.',
    refusedTitle: 'Todavía no se envió',
  },
  help: {
    label: 'Ayuda',
    readyTitle: 'Tenga esto a la mano',
    ready: 'Cotización del vendedor, EIN si lo tiene, datos del dueño. Del equipo bastan la marca y el modelo.',
    questions: '¿Preguntas?',
    otherTitle: 'Prefer English?',
    other: 'Continue in English',
  },
};
