import type { caseStudies as en } from '../en/case-studies.ts';
import { promises, shortPromises } from './promises.ts';

/** Words that every case study uses. */
export const caseStudies: typeof en = {
  kicker: 'Caso',
  picture: {
    heading: 'El financiamiento, de un vistazo',
    bar: 'Un pago mensual',
    month: (n: number) => `Mes ${String(n)}`,
    earns: 'Resultado',
  },
  derrick: '+ 1 grúa perforadora',
  challenge: 'El reto',
  solution: 'La solución',
  results: 'Los resultados',
  timeline: 'Cronología',
  calculated: 'La misma estructura con las tasas actuales de la calculadora',
  calculatedNote: (p: { financed: string; months: number; rate: string }) =>
    `${p.financed} financiados a ${String(p.months)} meses con APR de ${p.rate}. Calculado con nuestra calculadora; no viene del contrato del cliente. Sujeto a aprobación de crédito.`,
  preQualify: 'Precalifique',
  back: (industry: string) => `Volver a ${industry}`,
  stepUp: {
    first: 'Cada mes del primer año',
    last: 'Cada mes del último año',
    total: 'Total de pagos',
  },
  seasonal: {
    full: 'Cada mes de abril a noviembre',
    low: 'Cada mes de diciembre a marzo',
    total: 'Total de pagos',
  },
  closing: {
    heading: shortPromises.preQualifyHeading,
    text: (hours: string) => `${promises.decision} ¿Preguntas? Llame: ${hours}. ${promises.preQualify}`,
  },
  testimonial: 'En palabras del cliente',
};
