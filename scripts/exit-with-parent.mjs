/**
 * Loaded before a program that a command has started (`node --import`): when the command is gone
 * without having said goodbye, for example by `kill -9`, the program ends too.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));
process.channel?.unref();
