import type { caseManufacturing as en } from '../en/case-manufacturing.ts';

export const caseManufacturing: typeof en = {
  heading: 'Una celda CNC de tres máquinas',
  lead: 'Un taller reemplazó tres máquinas sueltas por una celda y la fue pagando mientras tomaba ritmo.',
  earns: 'Una celda reemplaza tres máquinas y produce 22% más piezas.',
  figures: [
    { figure: '22%', label: 'Más producción' },
    { figure: '90 días', label: 'De la aceptación a los resultados' },
    { figure: '$620,000', label: 'Financiados' },
  ],
  challenge: [
    'Los pedidos ya no cabían en tres máquinas independientes. El cuello de botella era el manejo: las piezas pasaban más tiempo esperando entre operaciones que en la máquina.',
    'Una celda con pallets compartidos y un robot de carga lo resolvía. Pero antes de producir a ritmo completo necesitaba tres meses de instalación y capacitación, y con pagos fijos el taller habría pagado completo todo ese tiempo.',
  ],
  solution: [
    {
      title: 'Plazo de 60 meses',
      text: 'Suficiente para que el pago del primer año quede por debajo de lo que ahorra la celda.',
    },
    {
      title: 'Pagos escalonados',
      text: 'Bajos mientras la celda toma ritmo y mayores cada año, al crecer la producción.',
    },
    {
      title: 'Estructura para la Sección 179',
      text: 'En servicio antes de fin de año, para poder reclamar la deducción. La decisión la tomó el asesor fiscal del taller.',
    },
    {
      title: 'Pago directo al proveedor',
      text: 'El taller dio 10% de pago inicial. Nosotros le pagamos al fabricante por etapas: anticipo, embarque y aceptación.',
    },
    {
      title: 'Aprobado en 3 días, desembolsado en 7',
      text: 'Una sola solicitud para máquinas, robot, herramental y maniobras.',
    },
  ],
  results: [
    'La producción subió 22% en los 90 días después de la aceptación, con el mismo personal en dos turnos.',
    'El pago del primer año quedó cubierto antes de que llegara el primer aumento.',
  ],
  timeline: {
    segments: ['3 días', '4 días más', 'Aceptación, y 90 días'],
    list: [
      { title: 'Solicitud', text: 'Cotización de toda la celda, estados de cuenta, declaraciones.' },
      { title: 'Aprobación', text: 'Día 3, con los escalones por escrito.' },
      { title: 'Desembolso', text: 'Día 7, anticipo pagado al fabricante.' },
      { title: 'Resultados', text: '22% más piezas en la misma planta, 90 días después de la aceptación.' },
    ],
  },
  testimonial: {
    quote: 'El pago del primer año se calculó según el arranque. Cuando subió, la celda ya lo cubría sola.',
    name: 'David K.',
    business: 'Taller de maquinado, Indiana',
    equipment: 'Celda CNC de tres máquinas',
  },
};
