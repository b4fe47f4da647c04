import type { DocumentType } from '#contract/documents.ts';

const SIGNS: [DocumentType, RegExp][] = [
  ['bank_statement', /bank|statement|estado de cuenta|extracto/],
  ['tax_return', /tax|\b1120s?\b|\b1040\b|\b1065\b|impuesto/],
  ['purchase_order', /purchase order|\bpo\b|orden de compra/],
  ['invoice', /invoice|quote|factura|cotizacion/],
  ['proof_of_income', /income|pay ?stub|payroll|\bw ?2\b|ingreso|nomina/],
  ['credit_app', /application|solicitud/],
  ['contract', /contract|agreement|lease|contrato/],
];

/** What a file may be by its name, for people who sort what customers sent; null when the name says nothing. */
export function suggestType(fileName: string): DocumentType | null {
  const words = fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[_.+-]+/g, ' ');
  return SIGNS.find(([, sign]) => sign.test(words))?.[0] ?? null;
}
