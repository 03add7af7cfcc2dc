// Preloaded into the server by tools/start.mjs: when the process that started it is gone without having passed a signal
// on (a hard kill), the server stops by itself, properly, instead of holding port and data.
const parent = process.ppid;
const timer = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(timer);
  process.kill(process.pid, 'SIGTERM');
}, 200);
timer.unref();
