import type { calculatorDetails as en } from '../en/calculator-details.ts';

export const calculatorDetails: typeof en = {
  picture: {
    title: 'Saldo y costo a lo largo del tiempo',
    balance: 'Saldo pendiente',
    cost: 'Costo de financiamiento pagado hasta entonces',
    payments: 'Pago de cada mes',
    start: 'Inicio',
    month: (month) => `Mes ${String(month)}`,
    words: (p) =>
      `Después del mes ${String(p.halfMonth)} está pagada al menos la mitad del monto; quedan ${p.half} de capital. Al mes ${String(p.end)} el costo de financiamiento es de ${p.cost}.`,
  },
  included: {
    title: 'Qué incluye y qué no',
    yes: 'Incluido en esta cifra',
    yesList: [
      'El valor del equipo menos su pago inicial',
      'Los intereses a la tasa anual indicada, cada mes sobre el saldo',
      'El redondeo a centavos: el último pago lo compensa',
    ],
    no: 'No incluido en esta cifra',
    noList: [
      'Impuesto sobre la venta, registro y seguro',
      'Flete, instalación y otros gastos',
      'Un cargo por documentos o un depósito, si una propuesta lo tiene',
      'Intereses entre la entrega y el primer período de pago',
    ],
    how: 'Cómo se forma la tasa',
    howText: (p) =>
      `El nivel empieza en ${p.base}. Puntos porcentuales que agregan el plazo y el monto: ${p.points}. Tasa estimada: ${p.rate} (tope: ${p.cap}). Su propuesta indicará la tasa real.`,
    aprText:
      'El APR sigue el Apéndice J del Reglamento Z (método actuarial) sobre exactamente los pagos de la tabla. Un cargo en una propuesta lo aumenta.',
    tax: (year) => `Año fiscal ${String(year)}`,
    taxText: (p) =>
      `La Sección 179 permite hasta ${p.limit}. El límite baja $1 por cada $1 de compras que pase de ${p.from} y llega a $0 en ${p.to}. La depreciación adicional (bonus) es de ${p.bonus}. La deducción se limita a los ingresos del negocio y exige más de 50% de uso comercial y un equipo que sea nuevo para usted, puesto en servicio antes de fin de año. Consulte a su asesor fiscal.`,
  },
  schedule: {
    title: 'Todos los pagos',
    caption: (p) => `${p.financed} al ${p.rate} en ${p.months}, en dólares de EE. UU.`,
    columns: { month: 'Mes', payment: 'Pago', interest: 'Interés', principal: 'Capital', balance: 'Saldo' },
    signing: 'Firma',
    purchase: 'Compra',
    total: 'Total',
    download: 'Descargar CSV',
    print: 'Imprimir',
    file: 'tabla-de-pagos.csv',
    region: 'Tabla de pagos',
  },
};
