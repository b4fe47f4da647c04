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
      title: 'Información del titular',
      lead: 'La persona propietaria que firma esta solicitud. Solo el nombre es obligatorio; lo demás nos ayuda a decidir antes.',
    },
    equipment: {
      title: 'Información del equipo',
      lead: 'Para saber qué financiamos. Bastan la marca, el modelo y un precio aproximado.',
    },
    signatures: { title: 'Firmas', lead: '' },
  },
  labels: applicationLabels,
  fullLabels: {
    principalCity: 'Ciudad del titular',
    principalState: 'Estado del titular',
    principalZip: 'Código postal del titular',
    principalPhone: 'Teléfono del titular',
    principalEmail: 'Correo electrónico del titular',
    equipmentCondition: 'Condición del equipo',
  },
  asked: (months, down) =>
    `Según la calculadora: ${months} meses${down === '' ? '' : `, ${down}% de pago inicial`}. Equipo: `,
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
    preset: 'lo llenó este formulario',
  },
  contactOptional: 'Opcional, no es condición del crédito.',
  privacy: 'Cómo usamos y guardamos sus datos',
  submit: 'Enviar solicitud',
  submitting: 'Enviando...',
  encrypted: 'Cifrado en tránsito. Los números confidenciales están cifrados en reposo (AES-256).',
  messages: {
    businessName: 'El nombre del negocio es obligatorio',
    businessPhone: 'Se requiere un número de teléfono válido',
    businessStreet: 'La dirección es obligatoria',
    businessCity: 'La ciudad es obligatoria',
    businessState: 'El estado es obligatorio',
    businessZip: 'Se requiere un código postal válido',
    businessNature: 'El giro del negocio es obligatorio',
    businessType: 'Opción no válida: elija Corporación, Sociedad, Empresa individual o LLC',
    principalName: 'El nombre del titular es obligatorio',
    principalEmail: 'Se requiere un correo electrónico válido',
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
    young: 'Con esta fecha, el titular es menor de 18 años. Revise el año.',
    state: 'No reconocemos ese estado. Revise cómo está escrito.',
  },
  toCheck: 'Revise:',
  errorSummary: (count) =>
    count === 1 ? '1 campo necesita su atención' : `${String(count)} campos necesitan su atención`,
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
    offerTitle: '¿Desea continuar donde se quedó?',
    offer: (when) =>
      `Este dispositivo guardó sus respuestas (${when}). El SSN o ITIN, el EIN, la fecha de nacimiento, las firmas y su consentimiento para que lo contactemos no se guardaron: indíquelos de nuevo.`,
    restore: 'Recuperar mis respuestas',
    discard: 'Empezar de nuevo',
    restoredTitle: 'Respuestas recuperadas',
    restored:
      'El SSN o ITIN, el EIN, la fecha de nacimiento, las firmas y su consentimiento para que lo contactemos no se guardaron: indíquelos de nuevo.',
    retype: 'No se guardó. Escríbalo de nuevo.',
  },
  invitation: {
    loading: 'Cargando su invitación...',
    invalidTitle: 'Invitación no válida o vencida',
    invalid:
      'Este enlace de invitación no es válido o ya venció. Usted puede completar la solicitud de todos modos, o pedir un enlace nuevo a su representante de ventas.',
    welcomeTitle: (name) => `Le damos la bienvenida, ${name}`,
    welcomeTitleNoName: 'Le damos la bienvenida',
    welcome: 'Esta es su invitación personal. Su representante ya llenó algunos datos. Revíselos antes de firmar.',
    welcomeEmpty: 'Esta es su invitación personal. Su representante recibirá un aviso cuando usted envíe la solicitud.',
    completedTitle: 'Esta solicitud ya se envió',
    completed:
      'Ya se envió una solicitud con este enlace; no hace falta nada más. Si no fue usted, o quiere enviar otra, use el formulario de abajo.',
    prefilledTitle: 'Solicitud prellenada',
    prefilled: (name) =>
      name === ''
        ? 'Ya llenamos parte de su información.'
        : `Le damos la bienvenida, ${name}. Ya llenamos parte de su información.`,
    prefillErrorTitle: 'Error en los datos prellenados',
    prefillError: 'No se pudo cargar la información prellenada, pero usted puede completar el formulario.',
  },
  earlier: {
    text: 'Ya se envió una solicitud desde esta pestaña.',
    show: 'Ver el comprobante anterior',
  },
  success: {
    toastTitle: '¡Solicitud Enviada!',
    promise: 'Nos comunicaremos con usted en un plazo de 24 a 48 horas.',
    heading: '¡Solicitud Enviada!',
    lead: 'Nos comunicaremos con usted en un plazo de 24 a 48 horas.',
    reference: 'Referencia',
    received: 'Recibida',
    amount: 'Monto',
    copySentTo: 'Confirmación enviada a',
    home: 'Volver al inicio',
    another: 'Enviar otra solicitud',
    ownCopy: {
      button: 'Descargar su copia firmada (PDF)',
      preparing: 'Preparando su copia...',
      note: 'Una sola descarga, disponible durante 30 minutos. La copia muestra sus números sensibles: guárdela donde solo usted pueda abrirla.',
      saved: 'Su copia está en sus descargas. Aquí no se puede descargar otra vez.',
      failed: (phone: string) => `No se pudo descargar la copia. Intente de nuevo o llame al ${phone}.`,
    },
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
    ready: 'Cotización del vendedor, EIN, datos del propietario. Del equipo bastan la marca y el modelo.',
    questions: '¿Preguntas?',
    otherTitle: 'Prefer English?',
    other: 'Continue in English',
  },
};
