import type { pages as en } from '../en/pages.ts';
import { promises } from './promises.ts';

export const pages: typeof en = {
  home: {
    name: 'Inicio',
    title: 'Financiamiento de equipo de $10,000 a $2 millones',
    description: `Financiamiento de equipo nuevo y usado para negocios, de $10,000 a $2,000,000. Todo tipo de crédito, sin costo por presentar su solicitud. ${promises.decisionShort}`,
    keywords: 'financiamiento de equipo, préstamo para maquinaria, financiamiento de equipo de construcción',
  },
  construction: {
    name: 'Construcción',
    title: 'Financiamiento de equipo de construcción',
    description: `Financie excavadoras, minicargadores, bulldozers y cargadores: ejemplos de pagos, requisitos y pagos de temporada. ${promises.decisionShort}`,
    keywords:
      'financiamiento de maquinaria pesada, financiamiento de excavadoras, préstamo para equipo de construcción',
  },
  foodBeverage: {
    name: 'Alimentos y bebidas',
    title: 'Financiamiento de equipo de alimentos y bebidas',
    description: `Financie equipo de restaurante, panadería y planta con flete e instalación: ejemplos de pagos y requisitos. ${promises.decisionShort}`,
    keywords:
      'financiamiento de equipo de restaurante, financiamiento de equipo de panadería, financiamiento de línea de empaque, equipo para alimentos',
  },
  manufacturing: {
    name: 'Manufactura',
    title: 'Financiamiento de equipo de manufactura',
    description:
      'Financie máquinas CNC, robots, compresores e inspección con herramental: ejemplos de pagos, pagos escalonados y pago directo al fabricante.',
    keywords: 'financiamiento de máquinas CNC, financiamiento de robots, préstamo para máquinas herramienta',
  },
  vocationalTrucks: {
    name: 'Camiones de trabajo',
    title: 'Financiamiento de camiones de trabajo',
    description:
      'Financie camiones canastilla, con pluma y grúa y carrocerías, por lo general a 48–60 meses, para dueños operadores y flotas. Vea pagos y qué enviar.',
    keywords:
      'financiamiento de camión canastilla, camiones vocacionales, financiamiento para dueños operadores, financiamiento de camión grúa, préstamo para camiones de servicio',
  },
  firstTime: {
    name: 'Primera compra',
    title: 'Financiamiento para su primer equipo',
    description:
      'Negocio nuevo o primera compra: revisión de 60 segundos, lista de documentos, ejemplos de pagos y diez respuestas. Sin regla estricta de 2 años en el negocio.',
    keywords: 'financiamiento para primera compra de equipo, préstamo para negocio nuevo',
  },
  itin: {
    name: 'Financiamiento con ITIN',
    title: 'Financiamiento de equipo con ITIN',
    description:
      'Financiamiento de equipo con ITIN, sin número de Seguro Social: documentos, ejemplos de pagos, cuánto tarda y qué hacer si su ITIN venció.',
    keywords: 'financiamiento con ITIN, préstamo con ITIN para negocio, equipo sin seguro social',
  },
  partner: {
    name: 'Distribuidores',
    title: 'Programa para distribuidores de equipo',
    description: `Para distribuidores de equipo: el pago en cada cotización y un enlace para su cliente. ${promises.dealerStructures}`,
    keywords: 'programa de financiamiento para distribuidores, financiamiento para vendedores de equipo',
  },
  caseFoodBeverage: {
    name: 'Caso: línea de panadería',
    title: 'Caso: una línea de panadería en un solo contrato',
    description: 'Caso de ejemplo: horno de túnel, desmoldador y empaque en un contrato con pagos de temporada.',
    keywords: 'caso de financiamiento de panadería, financiamiento de horno de túnel',
  },
  caseManufacturing: {
    name: 'Caso: celda CNC',
    title: 'Caso: una celda CNC de tres máquinas',
    description:
      'Caso de ejemplo: $620,000 a 60 meses con pagos escalonados, aprobación en 3 días y desembolso en 7: 22% más producción 90 días después de la aceptación.',
    keywords: 'caso de financiamiento CNC, pagos escalonados, Sección 179',
  },
  caseVocationalTrucks: {
    name: 'Caso: seis camiones',
    title: 'Caso: una flota de seis camiones',
    description:
      'Caso de ejemplo: $485,000 para seis camiones: 10% de pago inicial, 60 meses, pagos mayores de abril a noviembre, aprobación en 3 días.',
    keywords: 'caso de financiamiento de flota, pagos de temporada',
  },
  application: {
    name: 'Solicitud de crédito',
    title: 'Solicitud de crédito',
    description: `Solicite financiamiento de equipo en una sola página, en español o en inglés. ${promises.noFee} Los datos confidenciales se guardan cifrados.`,
    keywords: 'solicitud de financiamiento de equipo, solicitar financiamiento',
  },
  privacy: {
    name: 'Aviso de privacidad',
    title: 'Aviso de privacidad',
    description: 'Qué recopilamos, para qué, cuánto tiempo lo guardamos y cómo verlo, corregirlo o eliminarlo.',
    keywords: 'aviso de privacidad',
  },
  about: {
    name: 'Nosotros y contacto',
    title: 'Quiénes somos y contacto',
    description:
      'Financiera de equipo: teléfono, correo electrónico, horario, dirección, las personas que le atienden y cómo quejarse.',
    keywords: 'financiera de equipo contacto, prestamista directo de equipo, teléfono',
  },
  howItWorks: {
    name: 'Cómo funciona',
    title: 'Cómo funciona el financiamiento de equipo',
    description:
      'De la cotización del vendedor a la entrega: los pasos, a quién le toca, los documentos según el monto y qué pasa con su crédito.',
    keywords: 'cómo funciona el financiamiento de equipo, documentos para financiar maquinaria',
  },
  glossary: {
    name: 'El financiamiento de equipo, explicado',
    title: 'El financiamiento de equipo, explicado',
    description:
      'APR, pago inicial, compra por $1, opción de 10%, garantía personal, gravamen y Sección 179 en palabras claras, con una máquina calculada.',
    keywords: 'glosario de financiamiento de equipo, arrendamiento con compra por $1, préstamo o arrendamiento',
  },
  accessibility: {
    name: 'Accesibilidad',
    title: 'Declaración de accesibilidad',
    description: 'Cómo construimos este sitio según WCAG 2.2 AA, qué falta todavía y cómo avisarnos de una barrera.',
    keywords: 'declaración de accesibilidad, WCAG 2.2',
  },
  terms: {
    name: 'Condiciones de uso',
    title: 'Condiciones de uso del sitio',
    description:
      'Qué son y qué no son las estimaciones de este sitio, cómo usar el asistente y qué se aplica a una solicitud.',
    keywords: 'condiciones de uso, sitio de financiamiento de equipo',
  },
  payment: {
    name: 'Hacer un Pago',
    title: 'Hacer un Pago',
    description: 'Pague con tarjeta en la página segura de nuestro procesador, o por teléfono.',
    keywords: 'hacer un pago, pago de préstamo de equipo, pagar financiamiento de equipo',
  },
  paymentFinish: {
    name: 'Estado del pago',
    title: 'Estado del pago',
    description: 'El resultado que informó el procesador de pagos.',
    keywords: '',
  },
  verify: {
    name: 'Verifique una copia firmada',
    title: 'Verifique una copia firmada',
    description: 'Verifique que la copia firmada de una solicitud es auténtica, sin mostrar lo que dice.',
    keywords: '',
  },
  upload: {
    name: 'Envíe sus documentos',
    title: 'Envíe sus documentos',
    description: 'Para clientes a quienes se pidieron documentos: envíelos desde un teléfono o una computadora.',
    keywords: '',
  },
  findStatus: {
    name: 'Consulte su solicitud',
    title: 'Consulte su solicitud',
    description: 'Para solicitantes: escriba su correo electrónico y le enviaremos de nuevo el enlace de su solicitud.',
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
