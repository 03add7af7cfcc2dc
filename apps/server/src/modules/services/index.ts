export { refuse } from './answer-order.ts';
export { pendingOrders } from './order-watch.ts';
