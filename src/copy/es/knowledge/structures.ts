import type { structures as en } from '../../en/knowledge/structures.ts';

export const structures: typeof en = {
  'seasonal-payments': {
    path: '/es#calculator',
    questions: [
      '¿Tienen pagos por temporada?',
      'En el invierno baja el trabajo, ¿puedo pagar menos?',
      '¿Puedo saltarme pagos en temporada baja?',
      'Pagos más bajos de diciembre a marzo',
      'Nomás tenemos trabajo en el verano',
      'Saltar meses para jardinería, pavimento o nieve',
      'Pagos según mi cosecha o temporada alta',
      'No pagar en los meses flojos',
    ],
    answer:
      'Los pagos pueden seguir su temporada: por ejemplo, más altos de abril a noviembre y menores, o ninguno, en los meses de frío. El interés sigue corriendo, así que la suma de los pagos es mayor. Compare las dos formas en la calculadora.',
  },
  'step-payments': {
    path: '/es#calculator',
    questions: [
      '¿Los pagos pueden empezar bajos y subir después?',
      '¿Tienen pagos escalonados?',
      '¿Qué es un plan de pagos progresivos?',
      'Pagos chicos al principio mientras arranca la producción',
      'Que el pago suba cada año',
      'Pagos que van bajando',
      'Pagar menos el primer año y más después',
      'Pagos crecientes con mis ingresos',
      'Quisiera pagar poquito al principio y más cuando la máquina ya esté trabajando',
      '¿Se puede empezar con mensualidades bajas e irlas subiendo?',
      'El primer año voy a andar apretado, ¿el pago puede empezar bajo?',
      'Que la mensualidad vaya creciendo con el trabajo',
    ],
    answer:
      'Con pagos escalonados el primer año es más bajo y cada año siguiente sube 10% en nuestra calculadora. Le conviene a una máquina que apenas arranca. La calculadora también muestra el costo total.',
  },
  'deferred-payments': {
    path: '/es#calculator',
    questions: [
      '¿Puedo diferir el primer pago?',
      '¿Dan 90 días sin pagar?',
      '¿Cuándo es mi primer pago?',
      '¿Puedo empezar a pagar a los tres meses?',
      '¿Hay periodo de gracia antes de empezar a pagar?',
      'Compre ahora y pague después',
      'Aplazar los pagos hasta que instalen la máquina',
      'Tres pagos de 99 dólares al principio',
      '¿Cuándo empiezo a pagar la primera letra?',
    ],
    answer:
      'Puede pedir un aplazamiento de 90 días: el primer pago vence entonces en el mes 4 y el plazo termina 3 meses después. El interés corre desde el inicio, así que los pagos son un poco más altos. La calculadora también muestra tres pagos pequeños al principio.',
  },
  'payment-frequency': {
    path: '/es#calculator',
    decidedBy: 'pagosemanal',
    questions: [
      '¿Puedo pagar cada semana?',
      '¿Aceptan pagos semanales?',
      '¿Se puede pagar quincenal?',
      '¿De cuánto sería el pago semanal?',
      '¿Los pagos son mensuales o semanales?',
      'Me pagan por semana, ¿puedo pagar igual?',
      '¿Puedo pagar cada quincena?',
      'Pagos trimestrales o anuales',
    ],
    answer:
      'Los pagos vencen una vez al mes. También pueden seguir su temporada, empezar bajos o empezar después. La calculadora muestra cada forma con su costo total.',
  },
  'residual-buyout': {
    path: '/es#calculator',
    questions: [
      '¿Al final la máquina es mía?',
      '¿Qué es la compra por $1?',
      '¿Qué pasa al terminar el arrendamiento?',
      '¿Hay un pago final grande o valor residual?',
      'Opción de compra de 10% o a valor de mercado',
      '¿Es préstamo o arrendamiento?',
      '¿Puedo regresar la máquina al final del lease?',
      'Renta con opción a compra, ¿a nombre de quién queda el título?',
    ],
    answer:
      'Depende de la estructura. Con un préstamo de pagos iguales o una compra por $1, la máquina es suya al final. Con opción de compra de 10% los pagos son más bajos y usted paga 10% del precio para quedársela. Compárelas en la calculadora; su propuesta dice cuál es la suya.',
  },
};
