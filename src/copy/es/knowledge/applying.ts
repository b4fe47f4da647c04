import type { applying as en } from '../../en/knowledge/applying.ts';

export const applying: typeof en = {
  'how-to-apply': {
    path: '/es/credit-application',
    questions: [
      '¿Cómo aplico?',
      '¿Cómo solicito el financiamiento?',
      '¿Dónde lleno la solicitud?',
      '¿Cuáles son los pasos para financiar una máquina?',
      'Quiero empezar, ¿qué hago primero?',
      '¿Tengo que ir a una oficina para aplicar?',
      '¿Puedo aplicar en línea o desde mi celular?',
      '¿Cómo funciona el proceso?',
      'Quiero meter una aplicación',
      'Aplicar con estas condiciones',
      '¿Qué tengo que hacer para sacar un crédito para maquinaria?',
    ],
    answer:
      'La solicitud se presenta en línea, en una sola página. Funciona en el teléfono y guarda su avance mientras escribe. Cuéntenos de su negocio, de usted y del equipo, y firme escribiendo su nombre. Revisamos las solicitudes completas en 24–48 horas, de lunes a viernes. Presentar su solicitud no cuesta nada.',
  },
  'documents-needed': {
    path: '/es/como-funciona',
    questions: [
      '¿Qué documentos necesito?',
      '¿Qué papeles piden?',
      '¿Qué papeles ocupo para un préstamo?',
      '¿Cuáles son los requisitos?',
      '¿Piden estados de cuenta o declaraciones de impuestos?',
      '¿Cuántos meses de estados de cuenta del banco?',
      '¿Qué papeles debo tener listos antes de aplicar?',
      '¿Necesito la cotización o factura del vendedor?',
      '¿Me piden una factura o cotización del vendedor?',
      '¿Tengo que mandar copia de mi identificación y un cheque anulado?',
      '¿Me piden los taxes?',
    ],
    answer:
      'Toda solicitud necesita identificación con foto de cada dueño con 20% o más, una cotización con marca, modelo, año, número de serie y precio, un cheque anulado o carta del banco y los estados de cuenta de los últimos 3 meses. Para montos más grandes pedimos 6 meses, declaraciones de impuestos, estado de resultados y una lista de deudas. La lista por monto está en la página Cómo funciona.',
  },
  'approval-time': {
    path: '/es',
    questions: [
      '¿Cuánto tarda la aprobación?',
      '¿En cuánto tiempo me aprueban?',
      '¿Cuándo me dan respuesta?',
      '¿Dan respuesta el mismo día?',
      '¿Qué tan rápido revisan la solicitud?',
      '¿Cuántas horas tardan en decidir?',
      '¿Cuánto se demora la revisión del crédito?',
      '¿Cuándo sé si me aprobaron o no?',
    ],
    answer: (f) =>
      `La mayoría de las solicitudes completas recibe una decisión en 24–48 horas, de lunes a viernes. Con todos los documentos el trámite avanza más rápido. El desembolso se hace después de la aprobación, la firma y la entrega. ${f.sameDay}`,
  },
  'quote-request': {
    path: '/es#quote',
    also: ['approval-time'],
    questions: [
      '¿Cómo pido una cotización?',
      'Quiero una cotización',
      '¿Me pueden cotizar hoy?',
      '¿Cuándo me dan la cotización?',
      '¿Dan cotizaciones el mismo día?',
      '¿Hasta qué hora puedo pedir una cotización para hoy?',
      '¿Cuánto tarda una cotización?',
    ],
    answer: (f) =>
      `Pida la cotización en el formulario de la página principal. No cuesta nada y no consultamos su crédito. ${f.sameDay} Para una estimación inmediata, use ahí la calculadora de pagos, que también le envía las cifras por correo electrónico.`,
  },
  'funding-time': {
    path: '/es/vocational-trucks',
    questions: [
      '¿Cuánto tarda en salir el dinero?',
      '¿Cuándo le pagan al vendedor?',
      '¿En cuántos días me dan los fondos?',
      '¿Cuánto tardan en cerrar el trato?',
      '¿Cuándo puedo recoger la máquina después de firmar?',
      '¿Cuándo depositan después de la aprobación?',
      '¿Qué tan rápido fondean?',
      'Ya firmé, ¿cuándo le mandan el dinero al dealer?',
    ],
    answer:
      'El dinero sale después de la aprobación, con los documentos firmados, el seguro listo y el equipo entregado. Los camiones de trabajo suelen cerrar en 5–10 días hábiles. Las solicitudes con ITIN suelen recibir fondos 5–7 días hábiles después de la aprobación. Le pagamos directo al vendedor.',
  },
  'upload-documents': {
    path: '/es/credit-application',
    questions: [
      '¿Cómo subo mis documentos?',
      '¿A dónde mando los estados de cuenta?',
      '¿Puedo tomarle foto a los papeles y mandarla?',
      '¿Puedo mandar los papeles por correo o WhatsApp?',
      '¿Qué tipo de archivo puedo subir, PDF o foto?',
      'No puedo subir mis papeles',
      'El enlace para subir documentos no sirve o ya venció',
      '¿Cómo entrego los documentos que faltan?',
    ],
    answer:
      'Nosotros o su distribuidor le mandamos un enlace personal. Ábralo en su teléfono, tome la foto o elija un PDF, y al final recibe un comprobante. Si el enlace venció, pida uno nuevo. Por favor no mande documentos por correo electrónico ni por este chat.',
  },
  'invitation-link': {
    path: '/es/credit-application',
    questions: [
      'Mi invitación ya venció',
      '¿Para qué es el enlace que me mandó el representante?',
      'El link dice que la invitación no es válida o expiró',
      'El vendedor me mandó un link para aplicar, ¿es seguro?',
      'El enlace personal de la solicitud no abre',
      '¿Necesito una invitación para aplicar?',
      'La solicitud ya trae mis datos llenos',
      'Perdí el link que me mandó mi representante',
    ],
    answer:
      'Una invitación personal abre la solicitud con los datos que su representante ya tiene. Si no es válida o venció, puede llenar la solicitud normal o pedir un enlace nuevo a su representante. No necesita una invitación para presentar su solicitud.',
  },
  'application-status': {
    path: '/es/status',
    questions: [
      '¿Cómo va mi solicitud?',
      '¿Cuál es el estatus de mi aplicación?',
      'Apliqué la semana pasada y no me han hablado',
      '¿Recibieron mi solicitud?',
      '¿Mi expediente sigue en revisión?',
      'Ya mandé la solicitud, ¿qué sigue?',
      '¿Ya hay noticias de mi trámite?',
      '¿Puede buscar mi número de referencia?',
      'Perdí el enlace para ver el estado de mi solicitud',
      'Ya mandé mi solicitud, ¿dónde veo si me aprobaron?',
    ],
    answer: (f) =>
      `Yo no puedo ver solicitudes. La página que viene en el correo de confirmación muestra cómo va la suya. Si perdió el enlace, escriba su correo electrónico en la página de abajo y se lo enviamos de nuevo. Para lo demás, tenga a la mano su número de referencia y llame al ${f.phone} (${f.hours}) o escriba a ${f.email}. La revisión tarda 24–48 horas con la solicitud completa.`,
  },
  'signed-copy': {
    path: '/es/verify',
    questions: [
      '¿Cómo consigo una copia de lo que firmé?',
      '¿Puedo descargar mi solicitud firmada en PDF?',
      '¿Dónde verifico el código del documento?',
      'Necesito comprobante de lo que firmé',
      '¿Escribir mi nombre vale como firma?',
      '¿La firma electrónica es válida?',
      'Mándenme copia del contrato que firmé',
      'Perdí mi copia firmada',
      '¿Me pueden mandar lo que firmé?',
      'Quiero ver el documento que firmé',
      'Ya firmé y no me llegó mi copia',
      '¿Dónde bajo el PDF de lo que firmé?',
      '¿Cómo sé que el documento firmado es el original?',
    ],
    answer: (f) =>
      `Después de enviar la solicitud puede descargar su copia firmada en PDF, con una hoja que muestra cómo se firmó. Su nombre completo escrito es su firma electrónica. El código de la última hoja se comprueba en la página de verificación. Para otra copia, llame al ${f.phone}.`,
  },
};
