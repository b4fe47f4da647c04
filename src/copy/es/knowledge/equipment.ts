import type { equipment as en } from '../../en/knowledge/equipment.ts';

export const equipment: typeof en = {
  'equipment-types': {
    path: '/es',
    questions: [
      '¿Qué tipo de equipo financian?',
      '¿Qué máquinas puedo financiar?',
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
      `Nuestros programas son construcción, alimentos y bebidas, manufactura y camiones de trabajo, nuevos y usados, de $10,000 a $2,000,000. Si su negocio usa otro equipo, pregúntenos: ${f.phone}.`,
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
      'Financiamos equipo usado y reacondicionado. Tomamos en cuenta el año, las horas o millas y el estado, y no hay un límite fijo de años u horas. Tenga listos el año, el número de serie, las horas y fotos. Podemos pedir una inspección.',
  },
  'construction-equipment': {
    path: '/es/construccion',
    questions: [
      'Financiamiento de equipo de construcción',
      '¿Financian excavadoras, minicargadores y bulldozers?',
      'Necesito una retroexcavadora o cargador para mi compañía de construcción',
      'Grúas y montacargas para la obra',
      'Maquinaria pesada para pavimento, concreto y movimiento de tierra',
      'Mano de chango, mini excavadora, aplanadora',
      'Soy contratista y necesito maquinaria',
      'Préstamo para maquinaria de movimiento de tierra',
    ],
    answer:
      'El programa de construcción cubre excavadoras, minicargadores, bulldozers, cargadores, grúas y montacargas: nuevos, usados o de subasta. Los accesorios y la entrega pueden ir en la misma cotización. Los pagos pueden bajar o pausarse en invierno.',
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
      'Máquina para hacer tortillas en mi tortillería',
      'Línea de producción para una planta de alimentos',
    ],
    answer:
      'El programa de alimentos y bebidas cubre hornos y freidoras, batidoras y laminadoras, transportadores, desmoldadoras, CIP, empaque, etiquetado e inspección. Equipo de varios fabricantes puede ir en un contrato, con flete y arranque hasta donde lo permita la revisión.',
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
      'El programa de manufactura cubre CNC y centros de maquinado, robots y automatización, compresores, manejo de materiales e inspección, con el herramental en el mismo contrato. Los pagos pueden seguir su arranque de producción y podemos pagar directo al proveedor.',
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
      `El programa de camiones cubre camiones pluma, de canastilla y grúa, perforadoras, cajas de servicio y plataformas elevadoras, por lo general a 48–60 meses. Chasis y equipo van en un contrato y suelen cerrar en 5–10 días hábiles. Para un camión de volteo, llame al ${f.phone}.`,
  },
  pickups: {
    path: '/es/vocational-trucks',
    also: ['vocational-trucks'],
    questions: [
      '¿Financian una pickup?',
      '¿Puedo financiar una pickup para mi negocio?',
      'Préstamo para una van de trabajo',
      'Necesito una F-150, F-250 o Ram 2500 para la cuadrilla',
      '¿Financian pickups y vans de carga?',
      'Financiamiento para una pickup usada',
      '¿Puedo sacar una camioneta de trabajo?',
      'Una Silverado o Sierra para la compañía',
    ],
    answer: (f) =>
      `Una pickup o van que use su negocio no está en nuestra lista de camiones, así que pregúntenos antes: un especialista en crédito revisa cada una. No financiamos vehículos de uso personal. Llame al ${f.phone} con el año, el millaje, el precio y el trabajo que hace. Si lleva caja de servicio, grúa o elevador, entra en el programa de camiones.`,
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
      'Usted elige al vendedor: un distribuidor, una subasta, otro taller o un particular. Una venta entre particulares agrega una revisión de la propiedad y los gravámenes y muchas veces una inspección. Le pagamos directamente al vendedor, por lo general después de que usted firma y acepta la entrega.',
  },
  'insurance-title': {
    path: '/es/vocational-trucks',
    questions: [
      '¿A nombre de quién queda el título?',
      '¿Ponen un gravamen sobre mi máquina?',
      '¿Quién paga el registro y las placas?',
      '¿Cuándo me entregan el título?',
      '¿Qué queda en garantía?',
      '¿Ustedes se quedan con el título?',
      '¿Cómo quitan el gravamen cuando termino de pagar?',
    ],
    answer: (f) =>
      `El equipo financiado respalda el contrato, y sus documentos dicen qué pasa con el título y el gravamen. En camiones necesitamos el VIN y el título antes del desembolso. Si tiene preguntas sobre título, gravamen o registro, llame al ${f.phone}.`,
  },
  trailers: {
    path: '/es/vocational-trucks',
    also: ['equipment-types', 'construction-equipment'],
    questions: [
      '¿Financian tráileres o remolques?',
      '¿Puedo financiar un remolque de volteo o un cuello de ganso?',
      'Financiamiento de caja seca o refrigerada',
      'Traila para mover mi excavadora',
      '¿Financian accesorios?',
      '¿Puedo financiar accesorios para mi bobcat?',
      'Martillo hidráulico, ahoyador o grapa para la máquina',
      'Una lowboy o plataforma',
    ],
    answer: (f) =>
      `Los remolques y accesorios que use su negocio se pueden financiar, solos o en el mismo contrato que la máquina, desde $10,000. Ponga cada uno en la cotización con marca, modelo, año y precio. Si el remolque es especial, pregúntenos antes: ${f.phone}.`,
  },
  'food-trucks': {
    path: '/es/food-beverage',
    also: ['vocational-trucks', 'food-beverage-equipment'],
    questions: [
      '¿Financian food trucks?',
      'Quiero comprar una lonchera',
      'Financiamiento para un camión de tacos',
      '¿Puedo financiar un remolque de comida?',
      'Cocina móvil para mi negocio',
      'Troca de comida o de helados',
      'Una lonchera usada',
      'Equipar un food truck con cocina',
    ],
    answer: (f) =>
      `Revisamos los food trucks y remolques de comida caso por caso. Pida que la cotización ponga aparte el vehículo y el equipo de cocina, con año y VIN. Llame al ${f.phone} (${f.hours}) antes de firmar algo con el vendedor.`,
  },
  restaurants: {
    path: '/es/food-beverage',
    also: ['food-beverage-equipment'],
    questions: [
      '¿Financian equipo para restaurante?',
      'Equipo de cocina para mi restaurante',
      'Cuarto frío, campana y lavaplatos',
      'Voy a abrir un restaurante y ocupo equipo',
      'Horno de pizza para mi pizzería',
      'Equipo para una taquería, cafetería o bar',
      '¿Un restaurante puede recibir financiamiento?',
      'Cocina comercial completa',
    ],
    answer: (f) =>
      `El equipo de restaurante y cocina entra en nuestro programa de alimentos y bebidas: hornos, freidoras, batidoras, cuartos fríos y cocinas completas, nuevos y usados, desde $10,000. Varios proveedores pueden ir en un contrato. Si el restaurante es nuevo, llame al ${f.phone} para saber qué documentos necesitamos.`,
  },
  'farm-equipment': {
    path: '/es/construccion',
    also: ['equipment-types'],
    questions: [
      '¿Financian equipo agrícola?',
      'Financiamiento de tractor, cosechadora o empacadora de heno',
      'Préstamo para maquinaria del campo',
      'Soy agricultor, ¿me financian un tractor?',
      'Sembradora, fumigadora o sistema de riego',
      'Equipo para mi rancho',
      '¿Prestan para el campo?',
      'Equipo para ganado o establo',
    ],
    answer: (f) =>
      `El equipo agrícola no es uno de nuestros programas principales, pero revisamos tractores, cargadores y otras máquinas que use un negocio. Llame al ${f.phone} (${f.hours}) con marca, modelo, año y precio, y le diremos si podemos recibir su solicitud.`,
  },
  insurance: {
    path: '/es/vocational-trucks',
    also: ['insurance-title'],
    questions: [
      '¿Necesito seguro para el equipo?',
      '¿Tengo que ponerlos como beneficiario del seguro?',
      '¿Qué cobertura de aseguranza piden?',
      '¿La aseguranza es obligatoria?',
      'Comprobante de aseguranza antes de los fondos',
      '¿Puedo usar mi propia aseguradora?',
      '¿Cuánta cobertura tengo que tener?',
      '¿Quién debe aparecer en la póliza?',
    ],
    answer: (f) =>
      `Antes del desembolso necesitamos un comprobante de seguro que nombre al prestamista como beneficiario de pérdida. Usted elige la aseguradora. Sus documentos dicen qué cobertura se pide. Si tiene preguntas, llame al ${f.phone}.`,
  },
};
