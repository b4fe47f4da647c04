import type { requiredDocuments as en } from '#copy/en/required-documents.ts';

export const requiredDocuments: typeof en = {
  owner_id: {
    name: 'Identificación con foto de cada dueño',
    hint: 'De cada dueño con 20% o más, por ambos lados.',
  },
  quote: { name: 'Cotización del vendedor', hint: 'Con marca, modelo, número de serie y precio.' },
  bank_letter: { name: 'Cheque anulado o carta del banco', hint: 'Debe llevar el nombre del negocio.' },
  bank_statements_3: {
    name: 'Estados de cuenta, 3 meses',
    hint: 'Los últimos 3 meses del negocio, todas las páginas.',
  },
  bank_statements_6: {
    name: 'Estados de cuenta, 6 meses',
    hint: 'Los últimos 6 meses del negocio, todas las páginas.',
  },
  business_tax_return: {
    name: 'Declaración de impuestos del negocio',
    hint: 'Del año más reciente, todas las páginas.',
  },
  personal_tax_return: { name: 'Declaración de impuestos personal', hint: 'Del año más reciente, todas las páginas.' },
  tax_returns_3: {
    name: 'Declaraciones de impuestos, 2 a 3 años',
    hint: 'Del negocio y personales, todas las páginas.',
  },
  profit_and_loss: { name: 'Estado de resultados', hint: 'Del año en curso hasta la fecha.' },
  debt_schedule: { name: 'Lista de deudas', hint: 'Cada acreedor, con saldo y pago.' },
  formation_papers: { name: 'Documentos de constitución', hint: 'Acta constitutiva, acuerdo operativo o estatutos.' },
  resolution: { name: 'Resolución de la empresa', hint: 'Quién puede firmar por la empresa.' },
  financial_statement: { name: 'Estado financiero personal', hint: 'De cada garante, firmado.' },
  signed_documents: { name: 'Documentos firmados', hint: 'Todas las páginas, firmadas donde se indica.' },
  invoice: { name: 'Factura final', hint: 'Los nombres deben coincidir exactamente con los documentos.' },
  insurance: {
    name: 'Comprobante de seguro',
    hint: 'Con el prestamista como beneficiario en caso de pérdida (loss payee).',
  },
  delivery_acceptance: { name: 'Acta de entrega y aceptación', hint: 'Firmada cuando el equipo haya llegado.' },
};
