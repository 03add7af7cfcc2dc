export { refuse, takeOn } from './answer-order.ts';
export { pendingOrders } from './order-watch.ts';
