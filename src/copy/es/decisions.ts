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
  replaces: (day) => `Este aviso reemplaza nuestro aviso del ${day}.`,
  conditions: (all) => `Condiciones antes del desembolso: ${all.join('; ')}.`,
  outcomes: {
    approved: {
      subject: (reference) => `Su solicitud ${reference} fue aprobada`,
      heading: 'Su financiamiento fue aprobado',
    },
    counter_offer: {
      subject: (reference) => `Su solicitud ${reference}: le ofrecemos otras condiciones`,
      heading: 'Podemos ofrecerle otras condiciones',
    },
    declined: {
      subject: (reference) => `Su solicitud ${reference}: nuestra decisión`,
      heading: 'Nuestra decisión sobre su solicitud',
    },
    withdrawn: {
      subject: (reference) => `Su solicitud ${reference} fue retirada`,
      heading: 'Su solicitud fue retirada',
    },
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
};
