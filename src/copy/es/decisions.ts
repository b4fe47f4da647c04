import type { decisions as en } from '#copy/en/decisions.ts';

export const decisions: typeof en = {
  rows: {
    reference: 'Referencia',
    amount: 'Monto financiado',
    term: 'Plazo',
    payment: 'Pago mensual',
    rate: 'Tasa de interés anual',
    apr: 'Tasa de porcentaje anual (APR), sin cargos',
    expires: 'Válida hasta',
  },
  months: (count) => `${String(count)} meses`,
  conditions: (all) => `Condiciones antes del desembolso: ${all.join('; ')}.`,
  outcomes: {
    approved: (p) => ({
      subject: `Su solicitud ${p.reference} fue aprobada`,
      heading: 'Su financiamiento fue aprobado',
      paragraphs: [`${p.company} aprobó su solicitud con estas condiciones:`],
      after: [
        `La aprobación es válida hasta el ${p.expires}. A continuación le enviamos los documentos para firmar; usted no debe nada antes de firmarlos.`,
        `¿Preguntas? Llame al ${p.phone} y dé su referencia.`,
      ],
    }),
    counter_offer: (p) => ({
      subject: `Su solicitud ${p.reference}: le ofrecemos otras condiciones`,
      heading: 'Podemos ofrecerle otras condiciones',
      paragraphs: [
        `Gracias por presentar su solicitud a ${p.company}. No podemos otorgarle el crédito en las condiciones que pidió. Los motivos principales están en la lista. Sin embargo, podemos ofrecerle crédito en las condiciones que siguen.`,
      ],
      after: [
        `Si desea esta oferta, avísenos a más tardar el ${p.expires}: llame al ${p.phone} o responda a la persona que le ayudó con la solicitud. Si no tenemos noticias suyas hasta esa fecha, la solicitud se cierra.`,
      ],
    }),
    declined: (p) => ({
      subject: `Su solicitud ${p.reference}: nuestra decisión`,
      heading: 'Nuestra decisión sobre su solicitud',
      paragraphs: [
        `Gracias por presentar su solicitud a ${p.company}. Una persona la leyó con cuidado. Lamentamos no poder aprobarla en este momento. Los motivos principales son:`,
      ],
      after: [
        `Si tiene preguntas sobre esta decisión, llame al ${p.phone}. Puede presentar otra solicitud en cualquier momento.`,
      ],
    }),
    withdrawn: (p) => ({
      subject: `Su solicitud ${p.reference} fue retirada`,
      heading: 'Su solicitud fue retirada',
      paragraphs: [
        `Como usted pidió, ${p.company} cerró su solicitud y no toma ninguna decisión sobre ella.`,
        `Si no lo pidió usted, llame ahora al ${p.phone}. Puede presentar otra solicitud en cualquier momento.`,
      ],
      after: [],
    }),
  },
  reasons: {
    incomplete: 'Solicitud de crédito incompleta',
    time_in_business: 'El negocio lleva poco tiempo en operación',
    credit_references: 'Número insuficiente de referencias de crédito',
    limited_credit_experience: 'Experiencia de crédito limitada',
    delinquent_obligations: 'Obligaciones de crédito con otros, pasadas o actuales, en mora',
    excessive_obligations: 'Obligaciones excesivas en relación con los ingresos',
    insufficient_income: 'Ingresos insuficientes para el monto de crédito solicitado',
    cash_flow: 'Flujo de caja insuficiente del negocio',
    unverified_income: 'No pudimos verificar los ingresos',
    unverified_business: 'No pudimos verificar la información sobre el negocio',
    collection_or_judgment: 'Acción de cobro o sentencia judicial',
    bankruptcy: 'Bancarrota',
    collateral: 'Valor o tipo de garantía insuficiente',
    down_payment: 'Pago inicial insuficiente',
    terms_not_granted: 'No otorgamos crédito a ningún solicitante en los términos y condiciones que usted pidió',
  },
  report: (p) =>
    `Nuestra decisión se basó, en todo o en parte, en información de un informe de la agencia de informes del consumidor ${p.name}, ${p.address}, ${p.phone}. La agencia no participó en nuestra decisión y no puede darle los motivos específicos. Según la Ley de Informes de Crédito Justos (Fair Credit Reporting Act), usted tiene derecho a conocer la información de su expediente en la agencia. Tiene derecho a recibir de ella una copia gratuita de su informe si la pide dentro de los 60 días posteriores a este aviso y, si encuentra que algo en el informe es inexacto o está incompleto, a disputarlo ante la agencia.`,
  score: (p) =>
    `También obtuvimos de ${p.name} su puntaje de crédito y lo usamos en nuestra decisión: ${String(p.score)}, con fecha del ${p.on}. Los puntajes van de 300, el más bajo, a 850, el más alto. Factores principales que lo afectaron de manera adversa: ${p.factors.join('; ')}.`,
  ecoa: (regulator) =>
    `La ley federal de Igualdad de Oportunidades de Crédito (Equal Credit Opportunity Act) prohíbe a los acreedores discriminar a los solicitantes de crédito por motivos de raza, color, religión, origen nacional, sexo, estado civil o edad (siempre que el solicitante tenga capacidad para celebrar un contrato vinculante); porque todo o parte de los ingresos del solicitante provenga de algún programa de asistencia pública; o porque el solicitante haya ejercido de buena fe algún derecho según la Ley de Protección del Crédito al Consumidor. La agencia federal que supervisa el cumplimiento de esta ley por parte de este acreedor es: ${regulator}.`,
};
