import type { pages as en } from '../en/pages.ts';

export const pages: typeof en = {
  home: {
    name: 'Inicio',
    title: 'Financiamiento de equipo de $10K a $2MM',
    description:
      'Equipo nuevo y usado para negocios de Estados Unidos: de $10,000 a $2,000,000, aprobación en 24 a 48 horas, todo tipo de crédito, sin cuota de solicitud.',
    keywords: 'financiamiento de equipo, préstamo para maquinaria, financiamiento de equipo de construcción',
  },
  construction: {
    name: 'Construcción',
    title: 'Financiamiento de equipo de construcción',
    description:
      'Excavadoras, minicargadores, topadoras, cargadores, grúas y montacargas, nuevos o usados: de $10,000 a $2,000,000, aprobación en 24–48 horas, pagos de temporada.',
    keywords:
      'financiamiento de maquinaria pesada, financiamiento de excavadoras, préstamo para equipo de construcción',
  },
  foodBeverage: {
    name: 'Alimentos y bebidas',
    title: 'Financiamiento de equipo de alimentos y bebidas',
    description:
      'Hornos, batidoras, transportadores, desmoldadores, CIP, empaque e inspección en un solo contrato, con flete y arranque. Aprobación en 24–48 horas.',
    keywords: 'financiamiento de equipo de panadería, financiamiento de línea de empaque, equipo para alimentos',
  },
  manufacturing: {
    name: 'Manufactura',
    title: 'Financiamiento de equipo de manufactura',
    description:
      'CNC, robots, compresores, manejo de materiales e inspección con herramientas. Aprobación en días, pago directo al proveedor, pagos escalonados.',
    keywords: 'financiamiento de máquinas CNC, financiamiento de robots, préstamo para máquinas herramienta',
  },
  vocationalTrucks: {
    name: 'Camiones vocacionales',
    title: 'Financiamiento de camiones vocacionales',
    description:
      'Camiones con pluma, canastilla o grúa y carrocerías de servicio: plazos de 48–60 meses, cierre en 5–10 días hábiles.',
    keywords: 'financiamiento de camión canastilla, financiamiento de camión grúa, préstamo para camiones de servicio',
  },
  firstTime: {
    name: 'Primera compra',
    title: 'Primera compra de equipo',
    description:
      'Una revisión de 60 segundos en su propio dispositivo, la lista de documentos y una persona a quien llamar. Sin regla estricta de 2 años ni cuota de solicitud.',
    keywords: 'financiamiento para primera compra de equipo, préstamo para negocio nuevo',
  },
  itin: {
    name: 'Financiamiento ITIN',
    title: 'Financiamiento de equipo con ITIN',
    description:
      'Financiamiento de equipo con ITIN, sin número de Seguro Social: qué documentos, cuánto tarda y qué hacer si el número venció.',
    keywords: 'financiamiento con ITIN, préstamo con ITIN para negocio, equipo sin seguro social',
  },
  partner: {
    name: 'Socios',
    title: 'Programa para distribuidores de equipo',
    description:
      'Para distribuidores de equipo: estructuras en 24 horas, el pago en su cotización y un portal que dice qué falta y a quién le toca.',
    keywords: 'programa de financiamiento para distribuidores, financiamiento para vendedores de equipo',
  },
  caseFoodBeverage: {
    name: 'Caso: línea de panadería',
    title: 'Caso: una línea de panadería en un solo contrato',
    description: 'Caso de muestra: horno de túnel, desmoldador y empaque en un contrato de temporada.',
    keywords: 'caso de financiamiento de panadería, financiamiento de horno de túnel',
  },
  caseManufacturing: {
    name: 'Caso: celda CNC',
    title: 'Caso: una celda CNC de tres máquinas',
    description:
      'Caso de muestra: $620K a 60 meses con pagos escalonados: 22% más producción, resultados en 90 días, aprobación en 3 días y fondos en 7.',
    keywords: 'caso de financiamiento CNC, pagos escalonados, Sección 179',
  },
  caseVocationalTrucks: {
    name: 'Caso: seis camiones',
    title: 'Caso: una flota de seis camiones',
    description:
      'Caso de muestra: $485K para seis camiones: 10% inicial, 60 meses, pagos mayores de abril a noviembre, aprobación en 3 días.',
    keywords: 'caso de financiamiento de flota, pagos de temporada',
  },
  application: {
    name: 'Solicitud de crédito',
    title: 'Solicitud de crédito',
    description:
      'Solicite financiamiento de equipo en minutos. Sin cuota de solicitud. Los números sensibles se guardan cifrados.',
    keywords: 'solicitud de financiamiento de equipo, solicitar financiamiento',
  },
  privacy: {
    name: 'Aviso de privacidad',
    title: 'Aviso de privacidad',
    description: 'Qué recopilamos, para qué, cuánto tiempo lo guardamos y cómo verlo, corregirlo o eliminarlo.',
    keywords: 'aviso de privacidad',
  },
  payment: {
    name: 'Hacer un Pago',
    title: 'Hacer un Pago',
    description:
      'Pague con tarjeta en nuestro procesador, por teléfono o por correo electrónico. El monto y la tarjeta se escriben allá, nunca aquí.',
    keywords: 'hacer un pago, pago de préstamo de equipo, pagar financiamiento de equipo',
  },
  paymentFinish: {
    name: 'Después del pago',
    title: 'Después del pago',
    description: 'Lo que informó el procesador de pagos.',
    keywords: '',
  },
  verify: {
    name: 'Comprobar una copia firmada',
    title: 'Comprobar una copia firmada',
    description: 'Confirma que aquí se hizo una copia firmada de una solicitud, sin mostrar lo que dice.',
    keywords: '',
  },
  upload: {
    name: 'Envíe sus documentos',
    title: 'Envíe sus documentos',
    description: 'Para clientes a quienes se pidieron documentos: envíelos desde un teléfono o una computadora.',
    keywords: '',
  },
  status: {
    name: 'Su solicitud',
    title: 'Su solicitud',
    description: 'Para solicitantes: siga su solicitud y envíe los documentos que le pedimos.',
    keywords: '',
  },
  notFound: {
    name: 'Página no encontrada',
    title: 'Página no encontrada',
    description: 'No hay ninguna página en esta dirección.',
    keywords: '',
  },
};
