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
      '¿Qué tengo que hacer para sacar un crédito para maquinaria?',
    ],
    answer:
      'La solicitud es una sola página, funciona en el teléfono y guarda su avance mientras escribe. Cuéntenos del negocio, de usted y de la máquina, y firme escribiendo su nombre. Una persona la revisa en 24–48 horas y le dice qué falta. Solicitar no cuesta nada.',
  },
  'documents-needed': {
    path: '/es/first-time',
    questions: [
      '¿Qué documentos necesito?',
      '¿Qué papeles piden?',
      '¿Qué papeles ocupo para un préstamo?',
      '¿Cuáles son los requisitos?',
      '¿Piden estados de cuenta o declaraciones de impuestos?',
      '¿Cuántos meses de estados de cuenta del banco?',
      '¿Qué papeles debo tener listos antes de aplicar?',
      '¿Necesito la cotización o factura del vendedor?',
      '¿Tengo que mandar copia de mi identificación y un cheque anulado?',
      '¿Me piden los taxes?',
    ],
    answer:
      'Todo expediente lleva identificación de los dueños con 20% o más, una cotización con marca, modelo, año, número de serie y precio, y un cheque anulado o carta del banco. Según el monto se agregan estados de cuenta de 3 a 6 meses y declaraciones de impuestos. En la página de abajo está la lista por tamaño.',
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
    answer:
      'La revisión tarda 24–48 horas desde que la solicitud está completa, de lunes a viernes. Las cotizaciones suelen salir el mismo día. Un expediente con todos sus papeles avanza más rápido. El dinero es otra cosa: sale después de la aprobación, la firma y la entrega.',
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
      'Los fondos salen después de la aprobación, con los documentos firmados, el seguro listo y el equipo entregado. Los camiones vocacionales cierran en 5–10 días hábiles; los expedientes con ITIN reciben fondos en 5–7 días hábiles. Pagamos directo al vendedor.',
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
      'Nosotros o su distribuidor le mandamos un enlace personal: ábralo en su teléfono, tome la foto o elija un PDF, y al final recibe un comprobante. Si el enlace venció, pida uno nuevo. Por favor no mande documentos por correo electrónico ni por este chat.',
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
      'Una invitación personal abre la solicitud con lo que su representante ya sabe. Si no es válida o venció, llene la solicitud normal, no pierde nada, o pida un enlace nuevo a su representante. No hace falta una invitación para solicitar.',
  },
  'application-status': {
    path: '/es/credit-application',
    questions: [
      '¿Cómo va mi solicitud?',
      '¿Cuál es el estatus de mi aplicación?',
      'Apliqué la semana pasada y no me han hablado',
      '¿Recibieron mi solicitud?',
      '¿Mi expediente sigue en revisión?',
      'Ya mandé la solicitud, ¿qué sigue?',
      '¿Ya hay noticias de mi trámite?',
      '¿Puede buscar mi número de referencia?',
    ],
    answer: (f) =>
      `Yo no puedo ver solicitudes. Tenga a la mano la referencia de su comprobante y llame al ${f.phone} (${f.hours}) o escriba a ${f.email}: una persona la busca. La revisión tarda 24–48 horas con el expediente completo.`,
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
    ],
    answer: (f) =>
      `Después de enviar puede descargar una vez su copia firmada, en PDF, con una hoja que muestra cómo se firmó. Escribir su nombre completo es su firma electrónica. El código de la última hoja se comprueba en nuestra página de verificación; para otra copia llame al ${f.phone}.`,
  },
};
