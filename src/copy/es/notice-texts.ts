import type { noticeTexts as en } from '#copy/en/notice-texts.ts';

export const noticeTexts: typeof en = {
  approved: '{company} aprobó su solicitud con estas condiciones:',
  approvedNext:
    'La aprobación es válida hasta el {expires}. A continuación le enviaremos los documentos para firmar. Usted no debe nada hasta que los firme.\n¿Tiene preguntas? Llame al {phone} e indique su referencia o el nombre de su negocio.',
  counterOffer:
    'Gracias por presentar su solicitud a {company}. No podemos otorgarle el crédito en las condiciones que pidió. Los motivos principales son:',
  counterOfferNext:
    'Sin embargo, podemos ofrecerle crédito en las condiciones de arriba.\nSi desea esta oferta, avísenos a más tardar el {expires}: llame al {phone} o responda a la persona que le ayudó con la solicitud. Si no recibimos su respuesta a más tardar ese día, cerraremos la solicitud.',
  declined:
    'Gracias por presentar su solicitud a {company}. Una persona la leyó con cuidado. Lamentamos no poder aprobarla en este momento. Los motivos principales son:',
  declinedNext:
    'Si tiene preguntas sobre esta decisión, llame al {phone}. Puede presentar otra solicitud en cualquier momento.',
  withdrawn:
    'Como usted pidió, {company} cerró su solicitud y no tomará ninguna decisión sobre ella.\nSi no lo pidió usted, llame ahora al {phone}. Puede presentar otra solicitud en cualquier momento.',
  incompleteness: 'Todavía no podemos decidir sobre su solicitud porque nos falta lo siguiente:',
  incompletenessNext:
    'Si no lo recibimos a más tardar en la fecha indicada, no podremos seguir considerando la solicitud. Después puede presentar otra cuando guste.\nLlame al {phone} si necesita más tiempo o tiene alguna pregunta.',
  documentsReceived:
    'Gracias. Estamos revisando sus documentos y nos comunicaremos con usted si algo no está claro.\n¿Tiene preguntas? Llame al {phone} e indique su referencia.',
  documentsReminder:
    'Para avanzar con su financiamiento, envíenos los documentos siguientes. Basta con una foto tomada con su teléfono.\n¿Tiene preguntas? Llame al {phone} e indique su referencia.',
  report:
    'Nuestra decisión se basó, en todo o en parte, en información de un informe de la agencia de informes del consumidor {agency}, {agencyAddress}, {agencyPhone}. La agencia no participó en nuestra decisión y no puede darle los motivos específicos. Según la Ley de Informes de Crédito Justos (Fair Credit Reporting Act), usted tiene derecho a conocer la información de su expediente en la agencia. Tiene derecho a recibir de ella una copia gratuita de su informe si la pide dentro de los 60 días posteriores a este aviso y, si encuentra que algo en el informe es inexacto o está incompleto, a disputarlo ante la agencia.',
  score:
    'También obtuvimos de {agency} su puntaje de crédito y lo usamos en nuestra decisión: {score}, con fecha del {scoredOn}. Los puntajes van de 300, el más bajo, a 850, el más alto. Factores principales que lo afectaron de manera adversa: {factors}.',
  ecoa: 'La ley federal de Igualdad de Oportunidades de Crédito (Equal Credit Opportunity Act) prohíbe a los acreedores discriminar a los solicitantes de crédito por motivos de raza, color, religión, origen nacional, sexo, estado civil o edad (siempre que el solicitante tenga capacidad para celebrar un contrato vinculante); porque todo o parte de los ingresos del solicitante provenga de algún programa de asistencia pública; o porque el solicitante haya ejercido de buena fe algún derecho según la Ley de Protección del Crédito al Consumidor. La agencia federal que supervisa el cumplimiento de esta ley por parte de este acreedor es: {regulator}.',
};
