ALTER TABLE "teams" ADD COLUMN "former_names" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "players_picture_id_index" ON "players" USING btree ("picture_id");--> statement-breakpoint
ALTER TABLE "squad_memberships" ADD CONSTRAINT "membership_once" UNIQUE("team_id","player_id","joined_on");