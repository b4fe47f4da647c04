import type { equipment as en } from '../../en/knowledge/equipment.ts';

export const equipment: typeof en = {
  'equipment-types': {
    path: '/es',
    questions: [
      '¿Qué tipo de equipo financian?',
      '¿Qué máquinas puedo financiar?',
      '¿Financian tráileres, tractores o equipo agrícola?',
      '¿Financian equipo médico, dental o de oficina?',
      '¿Financian mi tipo de máquina?',
      '¿A qué industrias atienden?',
      'Lista de equipo',
      '¿Qué financian?',
      '¿Hay algo que no financian?',
      '¿Financian camiones de carga o tractocamiones?',
      '¿Financian todo tipo de maquinaria?',
    ],
    answer: (f) =>
      `Nuestros programas son construcción, alimentos y bebidas, manufactura y camiones vocacionales, nuevos y usados, de $10,000 a $2,000,000. Si su negocio trabaja con otra cosa, pregunte: ${f.phone}.`,
  },
  'used-equipment': {
    path: '/es/construccion',
    questions: [
      '¿Financian equipo usado?',
      '¿Qué tan vieja puede ser la máquina?',
      '¿Hay límite de años u horas en máquinas usadas?',
      '¿Puedo comprar una excavadora de segunda mano?',
      '¿Financian camiones viejos con muchas millas?',
      'Equipo reconstruido o reacondicionado',
      '¿De qué año para arriba aceptan?',
      '¿Piden inspección de la máquina usada?',
    ],
    answer:
      'Financiamos equipo usado y reacondicionado. El año, las horas o millas y el estado entran en la revisión: tenga listos año, número de serie, horas y fotos. No hay un límite fijo que yo pueda nombrar. Se puede pedir una inspección.',
  },
  'construction-equipment': {
    path: '/es/construccion',
    questions: [
      'Financiamiento de equipo de construcción',
      '¿Financian excavadoras, minicargadores y bulldozers?',
      'Necesito una retroexcavadora o cargador para mi compañía de construcción',
      'Grúas y montacargas para la obra',
      'Maquinaria pesada para pavimento, concreto y movimiento de tierra',
      '¿Puedo financiar accesorios para mi bobcat?',
      'Mano de chango, mini excavadora, aplanadora',
      'Soy contratista y necesito maquinaria',
    ],
    answer:
      'El programa de construcción cubre excavadoras, minicargadores, bulldozers, cargadores, grúas y montacargas, nuevos, usados o de subasta. Pida que la cotización lleve horas, número de serie, accesorios y entrega. Los pagos pueden bajar o pausarse en invierno.',
  },
  'food-beverage-equipment': {
    path: '/es/food-beverage',
    questions: [
      '¿Financian hornos y equipo de panadería?',
      'Financiamiento de equipo para alimentos y bebidas',
      'Batidoras, freidoras, laminadoras y transportadores',
      'Necesito una línea de empaque o etiquetado para mi planta',
      'Tanques de cerveza, embotellado y sistemas CIP',
      'Máquinas para procesar comida',
      'Equipo de cocina para restaurante, cuarto frío u horno de pizza',
      'Máquina para hacer tortillas en mi tortillería',
    ],
    answer:
      'El programa de alimentos y bebidas cubre hornos y freidoras, batidoras y laminadoras, transportadores, desmoldadoras, CIP, empaque, etiquetado e inspección. Varios fabricantes pueden ir en un contrato, con flete y arranque hasta donde lo permita la revisión.',
  },
  'manufacturing-equipment': {
    path: '/es/manufacturing',
    questions: [
      '¿Financian máquinas CNC?',
      'Financiamiento de equipo de manufactura',
      'Torno, fresadora o centro de maquinado para mi taller',
      'Robots, celdas de soldadura y automatización',
      'Compresores, dobladoras y láser para fabricación',
      '¿Puedo incluir las herramientas con la máquina?',
      'Inyección de plástico o equipo de metal',
      'Equipo de inspección para mi taller',
    ],
    answer:
      'El programa de manufactura cubre CNC y centros de maquinado, robots y automatización, compresores, manejo de materiales e inspección, con las herramientas en el mismo contrato. Los pagos pueden seguir el arranque de producción y se puede pagar directo al proveedor.',
  },
  'vocational-trucks': {
    path: '/es/vocational-trucks',
    questions: [
      '¿Financian camiones de canastilla?',
      'Financiamiento de camiones vocacionales',
      'Camión grúa, camión pluma o perforadora',
      'Camión de servicio o de utilidad con elevador',
      'Necesito un camión de volteo para trabajar',
      '¿Se financia el chasis con la caja juntos?',
      'Una troca de trabajo para mi negocio',
      'Financiamiento para una flotilla de trocas',
    ],
    answer: (f) =>
      `El programa de camiones cubre camiones pluma, de canastilla y grúa, perforadoras, cajas de servicio y plataformas elevadoras, por lo general a 48–60 meses. Chasis y equipo van en un contrato y cierran en 5–10 días hábiles. Para una pickup, un camión de volteo o un food truck, llame al ${f.phone}.`,
  },
  'sellers-and-vendors': {
    path: '/es/construccion',
    questions: [
      '¿Puedo comprarle a un particular?',
      '¿Financian compras en subasta?',
      '¿Puedo comprar con cualquier dealer o vendedor?',
      'Encontré una máquina en Facebook Marketplace',
      '¿El vendedor tiene que estar aprobado por ustedes?',
      'Compra entre particulares, Ritchie Bros',
      '¿Le pagan directo al vendedor?',
      'Se la compro a un amigo o a otro contratista',
    ],
    answer:
      'Usted elige al vendedor: distribuidor, subasta, otro taller o un particular. Una venta entre particulares agrega una búsqueda de título y gravámenes y muchas veces una inspección. Pagamos directo al vendedor cuando usted firmó y aceptó la entrega.',
  },
  'insurance-title': {
    path: '/es/vocational-trucks',
    questions: [
      '¿Necesito seguro para el equipo?',
      '¿A nombre de quién queda el título?',
      '¿Tengo que ponerlos como beneficiario del seguro?',
      '¿Qué cobertura de aseguranza piden?',
      '¿La aseguranza es obligatoria?',
      '¿Ponen un gravamen sobre mi máquina?',
      '¿Quién paga el registro y las placas?',
      'Comprobante de aseguranza antes de los fondos',
      '¿Cuándo me entregan el título?',
      '¿Qué queda en garantía?',
      '¿Ustedes se quedan con el título?',
    ],
    answer: (f) =>
      `Antes de dar los fondos pedimos comprobante de seguro con el prestamista como beneficiario de pérdida, y en camiones VIN y título. El equipo financiado respalda el contrato. La cobertura de su caso está en sus documentos; preguntas: ${f.phone}.`,
  },
};
