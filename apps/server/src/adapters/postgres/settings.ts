import { totalmem } from 'node:os';

const MEGABYTE = 1024 * 1024;

/**
 * Server settings for one machine that runs the application beside the database. They are given at every start, so
 * they change with a release. `memory` is the machine's, in bytes.
 */
export function serverSettings(memory = totalmem()): Record<string, string> {
  const buffers = Math.min(512, Math.max(64, Math.floor(memory / MEGABYTE / 16)));
  return {
    max_connections: '60',
    shared_buffers: `${buffers}MB`,
    effective_cache_size: `${Math.max(256, Math.floor(memory / MEGABYTE / 2))}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    // Nothing we acknowledged is ever lost.
    synchronous_commit: 'on',
    // A crash replays at most this much, which keeps recovery within seconds.
    max_wal_size: '1GB',
    random_page_cost: '1.1',
    // Short statements of many callers: compiling them or spreading one over two cores costs more than it brings.
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    // Containers give little shared memory; a file does as well for the few segments used.
    dynamic_shared_memory_type: process.platform === 'win32' ? 'windows' : 'mmap',
    io_method: 'sync',
    track_io_timing: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Refused statements are the application's affair, and their texts and values are personal data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] ',
  };
}

/** Settings as arguments of the server's command line. */
export function asArguments(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
