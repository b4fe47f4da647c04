import type { terms as en } from '../en/terms.ts';
import { promises } from './promises.ts';

export const terms: typeof en = {
  heading: 'Condiciones de uso',
  lead: 'Estas condiciones se aplican cuando usted usa este sitio. Una solicitud, un contrato y un documento firmado tienen sus propias condiciones.',
  sections: (f) => [
    {
      title: 'Quién opera este sitio',
      text: [
        `${f.company}, ${f.address}. Financiamos equipo para negocios en Estados Unidos. Este sitio no es para préstamos personales, familiares ni del hogar.`,
      ],
    },
    {
      title: 'No es una oferta ni un compromiso',
      text: [
        `${promises.approval} ${promises.noCommitment}`,
        'Un pago, una tasa o un total en este sitio es una estimación. Cada cifra depende de las condiciones que aparecen junto a ella. Solo obliga un contrato escrito y firmado por ambas partes.',
        'Los precios de las máquinas en este sitio son ejemplos. No son cotizaciones, y no vendemos equipo.',
      ],
    },
    {
      title: 'Calculadoras y asistente',
      text: [
        'Las calculadoras usan los valores que usted escribe y nuestras tasas de ejemplo publicadas. No incluyen impuestos, seguro ni cargos, salvo que lo indiquen.',
        'El asistente es un programa de computadora. Puede equivocarse. No puede aprobar una solicitud, cambiar una tasa ni dar asesoría fiscal o legal.',
      ],
    },
    {
      title: 'Impuestos y leyes',
      text: [
        'Lo que este sitio dice sobre la Sección 179, otros impuestos o las leyes de crédito es información general. Consulte su caso con su asesor fiscal o su abogado.',
      ],
    },
    {
      title: 'Su solicitud',
      text: [
        'Lo que usted nos diga debe ser cierto y completo, y usted debe estar autorizado para firmar por el negocio. El consentimiento que está antes de la firma dice qué autoriza.',
        'Nuestro aviso de privacidad explica qué recopilamos, cómo lo protegemos y cuánto tiempo lo guardamos.',
      ],
    },
    {
      title: 'Uso correcto',
      text: [
        'Use este sitio para su propio negocio. No envíe solicitudes a nombre de otra persona sin su permiso, no suba programas dañinos, no pruebe enlaces ajenos ni sature el sitio con peticiones automáticas.',
        'Un enlace personal es para quien lo recibió de nosotros. Quien lo tenga puede abrir esa página, así que no lo comparta.',
      ],
    },
    {
      title: 'Otras empresas',
      text: [
        'Los pagos con tarjeta se hacen en la página de nuestro procesador, bajo sus propias condiciones. Las marcas de las máquinas pertenecen a sus dueños. Ningún fabricante nos patrocina ni nos respalda.',
      ],
    },
    {
      title: 'Disponibilidad y cambios',
      text: [
        'Procuramos que este sitio sea correcto y esté disponible, pero no podemos prometer que siempre lo esté. Podemos cambiar estas condiciones; la fecha de abajo indica la versión.',
        'Nada de esto limita un derecho que la ley le da y al que no se puede renunciar.',
      ],
    },
    { title: 'Preguntas', text: [`Escriba a ${f.email} o llame al ${f.phone}.`] },
  ],
  privacy: 'aviso de privacidad',
  version: 'Última actualización: noviembre de 2026',
};
