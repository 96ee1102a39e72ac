<?php

declare(strict_types=1);

namespace Headwater;

defined('ABSPATH') || exit;

/**
 * Loads the plugin's classes by PSR-4, so that the zip needs no Composer.
 */
final class Autoloader
{
    private const PREFIX = 'Headwater\\';

    /** @param string $folder with the classes of the namespace `Headwater` */
    public static function register(string $folder): void
    {
        spl_autoload_register(static function (string $class) use ($folder): void {
            if (strncmp($class, self::PREFIX, strlen(self::PREFIX)) !== 0) {
                return;
            }
            $file = $folder . '/' . str_replace('\\', '/', substr($class, strlen(self::PREFIX))) . '.php';
            if (is_file($file)) {
                require $file;
            }
        });
    }
}
