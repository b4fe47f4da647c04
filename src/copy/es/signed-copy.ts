import type { signedCopy as en } from '#copy/en/signed-copy.ts';

export const signedCopy: typeof en = {
  title: 'Solicitud de crédito firmada',
  subject: (reference, company) => `Solicitud de crédito ${reference} a ${company}, tal como se firmó`,
  head: (reference, signedAt) => `${reference}, firmada el ${signedAt}`,
  keep: 'Esta copia muestra todos los datos tal como se escribieron, incluidos los números completos de SSN y EIN. Guárdela en un lugar seguro.',
  masked: {
    notice: 'Con números ocultos; no es el documento firmado',
    keep: 'Los números confidenciales están ocultos en esta versión. El documento firmado los contiene completos y lo conserva el prestamista.',
  },
  summary: { title: 'Resumen', signedBy: 'Firmado por', signedAt: 'Fecha de firma' },
  signedElectronically: (at) => `Firma electrónica, ${at}`,
  untouched: (value) => `${value} (lo llenó el formulario; quien firma no lo cambió)`,
  notGiven: 'No indicado',
  noRepresentative: 'Ninguno',
  consent: {
    title: 'Lo que aceptó quien firma',
    shown: 'Este texto estaba sobre la línea de firma, completo y en este idioma.',
    notShown:
      'El formulario enviado no confirmó que mostrara este texto. Es el texto que estaba vigente en ese momento.',
    box: 'Casilla de llamadas y mensajes de texto',
    ticked: 'Marcada',
    notTicked: 'Sin marcar',
  },
  certificate: {
    title: 'Certificado de firma',
    lead: (zone) => `Todas las horas de este documento son de esta zona horaria: ${zone}.`,
    signer: 'Firmado por (nombre tal como se escribió)',
    coSigner: 'También firmado por (nombre tal como se escribió)',
    reference: 'Referencia',
    language: 'Idioma del formulario y los textos',
    languages: { en: 'Inglés', es: 'Español' },
    ip: 'Dirección de red',
    userAgent: 'Navegador',
    consentVersion: 'Versión del texto aceptado',
    consentHash: 'SHA-256 del texto aceptado',
    contentMac: 'Huella del contenido (HMAC-SHA-256, con clave del prestamista)',
    events: 'Lo que ocurrió, en orden',
    signed: (name) => `${name} escribió este nombre como firma y envió la solicitud`,
    coSigned: (name) => `${name} se escribió como segunda firma en el mismo formulario`,
    received: (company, reference) => `${company} recibió la solicitud y le asignó la referencia ${reference}`,
    made: 'Se creó esta copia',
    check: 'Verifique esta copia',
    checkText: (company) =>
      `Escanee el código QR o abra la dirección. La página confirma que ${company} creó una copia con este código y compara su archivo con la huella (SHA-256) que se guarda allí. No muestra nada de la solicitud.`,
    code: 'Código',
    address: 'Dirección',
    qr: 'Código QR de la dirección siguiente',
    integrity: (company) =>
      `El archivo lleva una firma digital de ${company} solo para la integridad: muestra si el archivo cambió después de crearse. El solicitante firmó al escribir el nombre de arriba.`,
    replaced:
      'Una marca como [U+4E2D] ocupa el lugar de un carácter que este documento no puede imprimir; el número es su código Unicode.',
  },
  page: (page, pages) => `Página ${page} de ${pages}`,
  messages: {
    preparing: 'La copia se está preparando. Espere un momento.',
    used: (phone) => `Esta copia ya se descargó. Para otra copia, llame al ${phone}.`,
    expired: (phone) => `El tiempo para descargar esta copia terminó. Para una copia llame al ${phone}.`,
    unknown: (phone) => `Este enlace de descarga no es válido. Para una copia llame al ${phone}.`,
    unknownCode: 'No reconocemos este código. Revise el código en la última página del documento.',
    tooMany: (time) => `Se escribieron demasiados códigos desconocidos desde su red. Intente de nuevo en ${time}.`,
  },
};
