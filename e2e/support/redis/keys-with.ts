import type { RedisServer } from './redis-server.ts';

/** Reads each key by its type, because a dump would be compressed. */
const FIND = `
  local reads = { string = {'GET'}, list = {'LRANGE', '0', '-1'}, hash = {'HGETALL'}, set = {'SMEMBERS'},
    zset = {'ZRANGE', '0', '-1'}, stream = {'XRANGE', '-', '+'} }
  local function has(value)
    if type(value) == 'table' then
      for _, part in ipairs(value) do if has(part) then return true end end
      return false
    end
    for _, text in ipairs(ARGV) do if string.find(tostring(value), text, 1, true) then return true end end
    return false
  end
  local found = {}
  for _, key in ipairs(redis.call('KEYS', '*')) do
    local read = reads[redis.call('TYPE', key).ok]
    if not read or has(key) or has(redis.call(read[1], key, unpack(read, 2))) then found[#found + 1] = key end
  end
  return found`;

/** The keys whose name or value contains one of the texts, and those whose type cannot be searched. */
export async function keysWith({ command }: RedisServer, texts: readonly string[]): Promise<string[]> {
  const found = await command('EVAL', FIND, '0', ...texts);
  return found.split('\n').filter(Boolean);
}
