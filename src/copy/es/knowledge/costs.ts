import type { costs as en } from '../../en/knowledge/costs.ts';

export const costs: typeof en = {
  'interest-rates': {
    path: '/es#calculator',
    questions: [
      '¿Cuáles son las tasas de interés?',
      '¿Qué tasa cobran?',
      '¿Cuánto interés voy a pagar?',
      '¿Cuál es la tasa más baja?',
      '¿Qué interés me toca con buen crédito?',
      '¿La tasa es fija o variable?',
      '¿Por qué es tan alto el interés?',
      '¿De qué depende la tasa?',
      '¿A qué porcentaje prestan?',
    ],
    answer: (f) =>
      `En nuestra calculadora las tasas base van de ${f.rateFrom} a ${f.rateTo} al año, según el nivel de crédito. Un plazo largo o un monto pequeño aumenta la tasa. Es una estimación para planear, no una oferta. Su propuesta muestra su tasa.`,
  },
  'apr-meaning': {
    path: '/es#calculator',
    questions: [
      '¿Qué significa APR?',
      '¿Cuál es la diferencia entre el APR y la tasa de interés?',
      '¿Eso es el APR o la tasa?',
      '¿Qué es la tasa de porcentaje anual?',
      '¿El APR incluye las cuotas?',
      '¿Cómo calculan el APR?',
      '¿Por qué el APR sale más alto que la tasa?',
      '¿Qué es el factor de pago?',
    ],
    answer:
      'El APR (tasa porcentual anual) es el costo anual del dinero, calculado sobre los pagos exactos que usted hace. Sin cargos es igual a la tasa de interés. Los cargos lo suben. La calculadora muestra los dos y explica cómo se calculan.',
  },
  'down-payment': {
    path: '/es#calculator',
    questions: [
      '¿Cuánto es el enganche?',
      '¿Cuánto tengo que dar de inicial?',
      '¿Cuál es el pago inicial mínimo?',
      '¿Se puede sin enganche, con cero de entrada?',
      '¿Puedo dar mi máquina vieja a cuenta como enganche?',
      '¿Qué porcentaje de enganche piden con crédito regular?',
      '¿Piden un depósito por adelantado?',
      '¿Puedo dar más enganche para bajar el pago?',
      '¿Aceptan mi troca vieja como enganche?',
    ],
    answer: (f) =>
      `En nuestra calculadora el pago inicial (enganche) mínimo va de ${f.downFrom} a ${f.downTo}, según el nivel de crédito, y usted puede dar hasta ${f.downMost}. El monto exacto, y si cuenta un equipo a cambio, lo confirmamos al revisar su solicitud.`,
  },
  terms: {
    path: '/es#calculator',
    questions: [
      '¿Qué plazos manejan?',
      '¿Cuál es el plazo más largo?',
      '¿A cuántos meses puedo financiar?',
      '¿Se puede pagar a cinco años?',
      '¿Dan 72 u 84 meses?',
      '¿Cuánto tiempo tengo para pagarlo?',
      '¿Cuál es el plazo más corto, un año?',
      '¿A cuántos años prestan?',
    ],
    answer: (f) =>
      `La calculadora ofrece plazos de 12 a ${String(f.months)} meses, y hasta ${String(f.buildingMonths)} en el nivel «Por mejorar». Los camiones suelen ir a 48–60 meses. Un plazo de más de 48 meses sube un poco la tasa.`,
  },
  'amount-range': {
    path: '/es',
    questions: [
      '¿Cuál es el mínimo y el máximo que financian?',
      '¿Cuánto dinero me pueden prestar?',
      '¿Hasta cuánto prestan?',
      '¿Desde qué cantidad financian?',
      '¿Hacen préstamos de más de un millón?',
      '¿Hay un límite en el monto?',
      '¿Es muy poquito para ustedes?',
      '¿Qué montos manejan?',
    ],
    answer:
      'Financiamos equipo nuevo y usado de $10,000 a $2,000,000. El monto para su negocio lo confirmamos al revisar su solicitud.',
  },
  fees: {
    path: '/es#calculator',
    questions: [
      '¿Cobran alguna cuota?',
      '¿Cuánto cuesta aplicar?',
      '¿Hay cargos escondidos o costos de cierre?',
      '¿Cobran comisión o gastos de apertura?',
      '¿Tengo que pagar algo por adelantado?',
      '¿Cuánto cobran por el trámite?',
      '¿La solicitud es gratis?',
      '¿Qué otros cobros hay además del pago?',
    ],
    answer:
      'Presentar su solicitud no cuesta nada. Si su operación lleva un cargo por documentos o un depósito, su propuesta por escrito lo dice antes de que usted firme. Somos prestamista directo: nuestro propio personal revisa su solicitud y financia las operaciones aprobadas. En algunas operaciones otra fuente de fondos participa en la decisión. Esa empresa recibe solo lo que necesita para decidir.',
  },
  'section-179': {
    path: '/es#calculator',
    questions: [
      '¿Qué es la Sección 179?',
      '¿Puedo deducir el equipo de mis impuestos?',
      '¿Qué beneficios fiscales tiene financiar?',
      '¿La máquina financiada se deduce de los taxes?',
      '¿Cuál es el límite de la deducción este año?',
      '¿La depreciación bono aplica a equipo usado?',
      '¿Cómo funciona la deducción 179?',
      '¿Puedo deducir toda la máquina el primer año?',
      'Ahorro de impuestos por comprar maquinaria',
      'Si compro antes de que acabe el año, ¿lo puedo deducir?',
      'Mi contador dice que puedo descontar todo el equipo este año',
      '¿Cuánto me ahorro de impuestos con el 179?',
      '¿La máquina tiene que estar trabajando antes del 31 de diciembre?',
      '¿Puedo descontar la troca en mis taxes con la sección 179?',
    ],
    answer: (f) =>
      `La Sección 179 permite a muchos negocios deducir el equipo en el año en que empieza a trabajar, financiado o no. Hay límites: ingreso del negocio, más de 50% de uso comercial, equipo nuevo o nuevo para usted. La calculadora muestra ${f.section179Share} del valor como ilustración y los límites de este año. Su asesor fiscal le dice qué aplica a su caso.`,
  },
  'early-payoff': {
    path: '/es#calculator',
    questions: [
      '¿Puedo pagar antes de tiempo?',
      '¿Hay multa o penalidad por liquidar antes?',
      '¿Puedo hacer pagos extra al capital?',
      '¿Cómo pido el saldo para liquidar?',
      '¿Me ahorro intereses si pago por adelantado?',
      '¿Qué pasa si vendo la máquina antes de terminar?',
      'Quiero liquidar mi préstamo',
      'Abonar a capital para terminar antes',
      '¿Cobran multa si pago antes?',
    ],
    answer: (f) =>
      `Su propuesta por escrito dice qué se aplica si paga antes; lea esa línea antes de firmar. Para el saldo de un contrato vigente, llame al ${f.phone} (${f.hours}).`,
  },
  refinance: {
    path: '/es/credit-application',
    questions: [
      '¿Puedo refinanciar una máquina que ya tengo?',
      '¿Hacen venta con arrendamiento, sale-leaseback?',
      'Quiero bajar el pago de mi préstamo de equipo',
      '¿Pueden comprar mi deuda con otra financiera?',
      '¿Me prestan sobre mi máquina que ya está pagada?',
      'Juntar varios préstamos en uno',
      'Sacar dinero de mi equipo o dejarlo en garantía',
      'Refinanciar mi camión',
      '¿Prestan capital de trabajo o efectivo?',
    ],
    answer: (f) =>
      `Nuestros programas son para comprar equipo. Si se puede refinanciar, pagarle a otra financiera o hacer una venta con arrendamiento depende de la revisión. Llame al ${f.phone} con la máquina, su año y lo que todavía debe.`,
  },
  'soft-costs': {
    path: '/es/food-beverage',
    questions: [
      '¿Puedo incluir la entrega y la instalación?',
      '¿Financian el flete y el montaje?',
      '¿El envío y la capacitación entran en el préstamo?',
      '¿Se puede meter el impuesto de venta en el pago?',
      '¿Cubren accesorios, software o garantía extendida?',
      '¿Entra la instalación de la máquina?',
      'Incluir el transporte en el financiamiento',
      '¿También financian los gastos de arranque?',
    ],
    answer:
      'Muchas veces se puede, hasta donde lo permita la revisión. El flete, las maniobras, la instalación, el arranque y el herramental pueden ir en el mismo contrato. Pida que la cotización los ponga en renglones aparte. La calculadora no los incluye, ni el impuesto de venta.',
  },
  'lowest-cost': {
    path: '/es#calculator',
    questions: [
      '¿Cuál es la opción más barata?',
      '¿Cuál es el pago más bajo?',
      '¿Cómo me queda un pago más chico?',
      '¿Qué plazo sale más barato?',
      '¿Cuál es la forma más económica de financiar?',
      '¿Ese es el pago más bajo que hay?',
      '¿Cómo me sale más barato en total?',
      '¿Un plazo más largo me cuesta más?',
    ],
    answer:
      'Un plazo más largo baja el pago mensual y sube el interés total. El plazo más corto es el que menos cuesta en total. Un pago inicial (enganche) más alto baja las dos cosas. La calculadora muestra el pago y el costo total lado a lado.',
  },
  calculator: {
    path: '/es#calculator',
    questions: [
      '¿Tienen calculadora?',
      '¿Dónde está la calculadora de pagos?',
      '¿Puedo calcularlo yo mismo?',
      '¿Hay una calculadora en la página?',
      'Enséñeme la calculadora',
      '¿Cómo se usa la calculadora?',
      'Quiero probar con otros números',
      'Enlace a la calculadora',
    ],
    answer:
      'La calculadora de pagos está en la página de inicio. Ponga el precio, el pago inicial, el plazo y el nivel de crédito, y verá el pago, el APR y el costo total. También le envía las cifras por correo electrónico. O dígame aquí un precio y le calculo el pago.',
  },
  'calculator-difference': {
    path: '/es#calculator',
    questions: [
      '¿Por qué las dos calculadoras dan pagos diferentes?',
      'La calculadora de IA y la otra no dan lo mismo',
      '¿Por qué el cálculo no es igual a mi propuesta?',
      '¿Cuál calculadora es la correcta?',
      '¿Cómo calcula el pago la calculadora?',
      '¿Qué incluye el estimado de la calculadora?',
      '¿Por qué la recomendación sale más alta?',
      '¿Es exacta la calculadora?',
      'El ahorro de impuestos no coincide en las dos herramientas',
    ],
    answer: (f) =>
      `Usan supuestos distintos. La calculadora de pagos resta un pago inicial y usa la tasa de su nivel, plazo y monto. La recomendación de IA no resta pago inicial y usa una tasa fija de ${f.recommendationRate}. También cambia el dato fiscal: ${f.section179Share} en la calculadora y ${f.savingsShare} en la recomendación. Solo cuenta la propuesta por escrito.`,
  },
  bargaining: {
    path: '/es#calculator',
    questions: [
      '¿Pueden mejorar la tasa que me dio mi banco?',
      '¿Igualan la oferta de otra financiera?',
      '¿Me pueden bajar la tasa?',
      '¿Se puede negociar el interés?',
      '¿Qué es lo menos que me pueden dejar?',
      '¿Me hacen un descuento?',
      'Otro prestamista me ofreció menos',
      '¿Cuál es la mejor tasa que me puede dar?',
    ],
    answer: (f) =>
      `Aquí no puedo cambiar ni negociar una tasa. Un pago inicial más alto, un plazo más corto o un cofirmante pueden bajar el costo. Si tiene otra oferta, mándenosla: ${f.phone} o ${f.email}. Su propuesta por escrito muestra sus condiciones.`,
  },
  'below-minimum': {
    path: '/es#calculator',
    also: ['amount-range'],
    questions: [
      'Solo necesito 5,000 dólares',
      '¿Financian menos de 10,000?',
      '¿8,000 es muy poquito para ustedes?',
      'Ocupo un préstamo chico, menos de 10 mil',
      'Mi máquina cuesta 6 mil, ¿se puede?',
      '¿Hacen préstamos pequeños?',
      'Estoy abajo del mínimo, ¿qué puedo hacer?',
      'Nomás unos cuantos miles para una herramienta',
    ],
    answer: (f) =>
      `Nuestro mínimo es de $10,000. La instalación, el flete, los accesorios y otras máquinas pueden sumar, así que sirve una cotización con un total de $10,000 o más. Para revisar su caso, llame al ${f.phone} (${f.hours}).`,
  },
};
