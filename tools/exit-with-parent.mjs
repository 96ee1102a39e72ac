/**
 * Preloaded into child programs (`node --import`): when the command ends without stopping them,
 * for example after `kill -9`, they end too.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));
process.channel?.unref();
